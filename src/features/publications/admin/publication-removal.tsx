import { ContentRemoval, type RemovalProps } from '#features/site/admin/content-removal.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { publicationQueries } from '../client.ts';
import { publicationCalls } from '../contract.ts';

export function PublicationRemoval(props: RemovalProps) {
  const { t } = useTranslation('publicationsPanel');
  return <ContentRemoval t={t} queries={publicationQueries} calls={publicationCalls} {...props} />;
}

import { ContentRemoval, type RemovalProps } from '#features/site/admin/content-removal.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { newsQueries } from '../client.ts';
import { newsCalls } from '../contract.ts';

export function NewsRemoval(props: RemovalProps) {
  const { t } = useTranslation('newsPanel');
  return <ContentRemoval t={t} queries={newsQueries} calls={newsCalls} {...props} />;
}

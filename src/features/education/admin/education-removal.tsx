import { ContentRemoval, type RemovalProps } from '#features/site/admin/content-removal.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { educationQueries } from '../client.ts';
import { educationCalls } from '../contract.ts';

export function EducationRemoval(props: RemovalProps) {
  const { t } = useTranslation('educationPanel');
  return <ContentRemoval t={t} queries={educationQueries} calls={educationCalls} {...props} />;
}

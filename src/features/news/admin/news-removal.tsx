import { ContentRemoval } from '#features/site/admin/content-removal.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { newsQueries } from '../client.ts';
import { newsCalls } from '../contract.ts';

type NewsRemovalProps = { item: { id: number; title: string }; onDone: () => void; onCancel: () => void };

export function NewsRemoval(props: NewsRemovalProps) {
  const { t } = useTranslation('newsPanel');
  return <ContentRemoval t={t} queries={newsQueries} calls={newsCalls} {...props} />;
}

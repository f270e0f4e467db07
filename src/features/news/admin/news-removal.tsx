import { useTranslation } from '#ui/i18n.tsx';
import { Removal } from '#ui/panel/removal.tsx';
import { useSite } from '#ui/site-context.tsx';
import { newsQueries } from '../client.ts';
import { newsCalls } from '../contract.ts';

type NewsRemovalProps = { item: { id: number; title: string }; onDone: () => void; onCancel: () => void };

export function NewsRemoval({ item, onDone, onCancel }: NewsRemovalProps) {
  const { t } = useTranslation('newsPanel');
  const { api } = useSite();
  return (
    <Removal
      text={t('removal', { title: item.title })}
      remove={() => api(newsCalls.remove, { id: item.id })}
      queryKey={newsQueries.all}
      texts={{ deleted: t('deleted'), failed: t('deleteFailed') }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

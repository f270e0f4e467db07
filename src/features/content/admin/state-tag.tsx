import { useTranslation } from '#ui/i18n.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ItemState } from '../states.ts';
import { useMoments } from './use-moments.ts';

/** Tells that an item is not public, or from when on it is. */
export function StateTag({ item: { status, publish_at } }: { item: ItemState }) {
  const { t } = useTranslation('publishing');
  const { shorten } = useMoments();
  if (status === 'draft') return <Tag look="draft">{t('states.draft')}</Tag>;
  if (status !== 'scheduled' || !publish_at) return null;
  return <Tag look="scheduled">{t('scheduledAt', { moment: shorten(publish_at) })}</Tag>;
}

import { useTranslation } from '#ui/i18n.tsx';
import { Tag } from '#ui/tag.tsx';

/** Marks what has come since the last visit. */
export function NewMark({ at, since }: { at: string; since: string | undefined }) {
  const { t } = useTranslation('overviewAdmin');
  if (since === undefined || at <= since) return null;
  return <Tag look="open">{t('arrivals.mark')}</Tag>;
}

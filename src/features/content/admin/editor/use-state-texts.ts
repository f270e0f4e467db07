import { useTranslation } from '#ui/i18n.tsx';
import type { ItemState } from '../../states.ts';
import { useMoments } from '../use-moments.ts';

/** What an editor says of the state of its item; undefined is a new one. */
export function useStateTexts() {
  const { t } = useTranslation('publishing');
  const { describeAfterFor } = useMoments();
  const momentOf = ({ publish_at }: ItemState) => (publish_at ? describeAfterFor(publish_at) : '');
  return {
    /** Who will see what is saved. */
    hint: (item: ItemState | undefined) =>
      item ? t(`hints.${item.status ?? 'published'}`, { moment: momentOf(item) }) : t('hints.new'),
    /** What a save has done; undefined if it was a usual one of a public item, or created it. */
    done: (before: ItemState | undefined, saved: ItemState) => {
      if (saved.status === 'draft')
        return before?.status === 'published' ? t('done.withdrawn') : t('done.draft');
      if (saved.status === 'scheduled') return t('done.scheduled', { moment: momentOf(saved) });
      return before && before.status !== 'published' ? t('done.published') : undefined;
    },
  };
}

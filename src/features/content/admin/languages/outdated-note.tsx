import type { Endpoint } from '#shared/api/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { ItemTools, type ToolFields } from '../item-tools.tsx';
import styles from './content-languages.module.css';
import type { Translatable } from './translating.ts';
import { usePairChange } from './use-pair-change.ts';
import { type OfItem, usePresentItem } from './use-present-item.ts';

type OutdatedNoteProps<Item extends Translatable> = {
  item: Item;
  queries: OfItem<Item>['queries'] & { type: string };
  shape: ToolFields;
  calls: { update: Endpoint };
};

/** Says that the texts of the other language were changed since this one's. */
export function OutdatedNote<Item extends Translatable>(props: OutdatedNoteProps<Item>) {
  const { queries, shape } = props;
  const { t } = useTranslation('translations');
  const present = usePresentItem(props);
  const { change, isBusy } = usePairChange(props);
  const { id, translation } = present;
  if (!translation?.is_outdated) return null;
  return (
    <Note
      className={styles.outdated}
      action={
        <div className={styles.outdatedTools}>
          <ItemTools
            place="outdated"
            type={queries.type}
            item={{ ...present, type: queries.type }}
            shape={shape}
          />
          <Button
            size="small"
            isBusy={isBusy}
            onClick={() => change(id, { isCurrent: 'true' }, t('markedCurrent'))}
          >
            {t('markCurrent')}
          </Button>
        </div>
      }
    >
      {t('outdated', { title: translation.title })}
    </Note>
  );
}

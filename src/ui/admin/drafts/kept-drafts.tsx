import { useEffect, useState } from 'react';
import { parseId } from '#shared/api/ids.ts';
import { Button } from '#ui/button.tsx';
import type { NamedDraft } from '#ui/forms/drafts.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { useDates } from '../use-dates.ts';
import { abandonedDrafts, type Changes, draftedForm, onClaimsChanged } from './form-drafts.ts';
import styles from './kept-drafts.module.css';

type KeptDraftsProps = {
  /** The prefix of the forms' names. The id of the item follows (with a language: of its new translation), or a word for a new item. */
  beginning: string;
  /** Also told what follows the prefix as it is, where that is no id. */
  onOpen: (id: number | undefined, name: string) => void;
};

/** Lists forms with unsaved changes, so that they are not found by chance only. */
export function KeptDrafts({ beginning, onOpen }: KeptDraftsProps) {
  const { t } = useTranslation('screens');
  const dates = useDates();
  const [kept, setKept] = useState<readonly NamedDraft<Changes>[]>([]);
  useEffect(() => {
    let isCancelled = false;
    const read = () =>
      void abandonedDrafts(beginning).then(drafts => {
        if (!isCancelled) setKept(drafts);
      });
    read();
    // A form may lie in the list itself.
    const unsubscribe = onClaimsChanged(read);
    return () => {
      isCancelled = true;
      unsubscribe();
    };
  }, [beginning]);
  if (kept.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('kept.label')}>
      {kept.map(({ name, savedAt, content }) => {
        const title = content.label || t('kept.untitled');
        const time = dates.instant(new Date(savedAt).toISOString());
        const form = draftedForm(name).slice(beginning.length);
        return (
          <li key={name}>
            <Note
              action={
                <Button
                  size="small"
                  aria-label={t('ofItem', { action: t('kept.open'), item: title })}
                  onClick={() => onOpen(parseId(form.split(':', 1)[0]), form)}
                >
                  {t('kept.open')}
                </Button>
              }
            >
              {t('kept.text', { title, time })}
            </Note>
          </li>
        );
      })}
    </ul>
  );
}

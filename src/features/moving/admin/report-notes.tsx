import { useContentLists } from '#features/overview/admin/use-content-lists.ts';
import { Card } from '#ui/admin/card.tsx';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { TransferReport } from '../contract.ts';
import styles from './moving.module.css';
import { useKindNames } from './use-kind-names.ts';

/** More would be read by nobody on a screen. */
const shown = 500;

type ReportNotesProps = Pick<TransferReport, 'notes' | 'remarks'> & { isWhole: boolean };

/** Texts that lost formatting first: somebody has to look at each. */
export function ReportNotes({ notes, remarks, isWhole }: ReportNotesProps) {
  const { t } = useTranslation('movingAdmin');
  const formatting = notes.filter(({ reason }) => reason === 'lostFormatting');
  const others = notes.filter(({ reason }) => reason !== 'lostFormatting');
  return (
    <>
      {formatting.length > 0 && (
        <Card title={t('report.formatting')}>
          <p className={styles.hint}>{t('report.formattingHint')}</p>
          <NoteList notes={formatting} />
        </Card>
      )}
      {others.length + remarks.length > 0 && (
        <Card title={t('report.notes')}>
          {remarks.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
          {others.length > 0 && <NoteList notes={others} />}
        </Card>
      )}
      {isWhole && notes.length + remarks.length === 0 && <p>{t('report.nothing')}</p>}
    </>
  );
}

function NoteList({ notes }: Pick<TransferReport, 'notes'>) {
  const { t } = useTranslation('movingAdmin');
  const { kindName } = useKindNames();
  const { editorPath } = useContentLists();
  return (
    <>
      <ul className={styles.notes}>
        {notes.slice(0, shown).map(({ type, id, item, text, link }, index) => {
          // The editor shows drafts too.
          const href = item === undefined ? link : editorPath(type, item);
          const name = id === null ? kindName(type) : `${kindName(type)}, ${t('report.number', { id })}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: one thing may have several notes, which never change.
            <li key={index}>
              {href ? <NewTabLink href={href}>{name}</NewTabLink> : <b>{name}</b>}: {text}
            </li>
          );
        })}
      </ul>
      {notes.length > shown && <p>{t('report.more', { shown, count: notes.length })}</p>}
    </>
  );
}

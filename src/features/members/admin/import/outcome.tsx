import { useTranslation } from '#ui/i18n.tsx';
import type { ImportOutcome } from '../../schemas.ts';
import styles from './import-sheet.module.css';
import type { Target } from './read-file.ts';

type OutcomeProps = { outcome: ImportOutcome; targets: readonly Target[]; total: number };

/** What would be made of the file, and what is to be said of its rows. */
export function Outcome({ outcome: { added, updated, rows }, targets, total }: OutcomeProps) {
  const { t } = useTranslation('membersAdmin');
  const labelOf = (name: string) => targets.find(target => target.name === name)?.label ?? name;
  return (
    <div role="status">
      <p>
        <strong>{t('import.outcome', { added, updated, left: total - added - updated })}</strong>
      </p>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(({ row, problems, known }) => (
            <li key={row}>
              {/* The first row of the file has its headings. */}
              <b>{t('import.row', { row: row + 1 })}</b>{' '}
              {known &&
                (known.id
                  ? t('import.known', { name: known.name })
                  : t('import.twice', { name: known.name }))}{' '}
              {Object.entries(problems)
                .map(([name, problem]) => `${labelOf(name)}: ${problem}`)
                .join(' ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { parseId } from '#shared/api/ids.ts';
import { Card } from '#ui/admin/card.tsx';
import { saveFile } from '#ui/admin/files/save-file.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { transferQueries } from '../client.ts';
import type { ReportedTransfer, TransferReport } from '../contract.ts';
import { movingAdminPaths } from '../paths.ts';
import styles from './moving.module.css';
import { ReportNotes } from './report-notes.tsx';
import { useKindNames } from './use-kind-names.ts';

/** What an import took, and what became otherwise of it. */
export default function ReportScreen() {
  const { t } = useTranslation('movingAdmin');
  const id = parseId(useParams().id) ?? 0;
  const query = useQuery(transferQueries.show(useSite(), id));
  return (
    <>
      <title>{t('report.title')}</title>
      <BackLink to={movingAdminPaths.home.href()}>{t('report.back')}</BackLink>
      <Loaded query={query} error={t('report.loadError')} level={1}>
        {data => <Report transfer={data} />}
      </Loaded>
    </>
  );
}

function Report({ transfer }: { transfer: ReportedTransfer }) {
  const { t } = useTranslation('movingAdmin');
  const dates = useDates();
  const { id, source, started_at, state, is_dry_run, failure, report } = transfer;
  const save = () =>
    saveFile(new Blob([JSON.stringify(transfer, null, 2)], { type: 'application/json' }), `uvoz-${id}.json`);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('report.title')}</h1>
        <p className={styles.source}>
          {source} · {dates.instant(started_at)} · {t(`states.${state}`)}
        </p>
      </div>
      <div className={styles.cards}>
        {is_dry_run && <Note>{t('report.trial')}</Note>}
        {failure && <Note>{failure.text}</Note>}
        {report ? (
          <>
            {Object.keys(transfer.counts ?? {}).length > 0 && <Counts transfer={transfer} />}
            <Failures failures={report.failures} />
            <ReportNotes notes={report.notes} remarks={report.remarks} isWhole={state === 'done'} />
            <div>
              <Button onClick={save}>{t('report.save')}</Button>
            </div>
          </>
        ) : (
          !failure && <p>{t('report.none')}</p>
        )}
      </div>
    </>
  );
}

const outcomes = ['taken', 'updated', 'kept', 'skipped'] as const;

function Counts({ transfer: { counts } }: { transfer: ReportedTransfer }) {
  const { t } = useTranslation('movingAdmin');
  const { kindName } = useKindNames();
  return (
    <Card title={t('report.counts')}>
      <div className={styles.frame}>
        <table className={styles.counts}>
          <thead>
            <tr>
              <th scope="col">{t('report.kind')}</th>
              {outcomes.map(outcome => (
                <th key={outcome} scope="col">
                  {t(`report.${outcome}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(counts ?? {}).map(([type, each]) => (
              <tr key={type}>
                <th scope="row">{kindName(type)}</th>
                {outcomes.map(outcome => (
                  <td key={outcome}>{each[outcome]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Failures({ failures }: Pick<TransferReport, 'failures'>) {
  const { t } = useTranslation('movingAdmin');
  if (failures.length === 0) return null;
  return (
    <Card title={t('report.failures')}>
      <ul className={styles.notes}>
        {failures.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}

import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { Application } from '../../schemas.ts';
import { useValueNames } from '../use-value-names.ts';
import { applicantName, cellText } from './cell-text.ts';
import { type ApplicationColumn, type ColumnGroup, cellValue, columnsOf } from './columns.ts';
import styles from './printed-applications.module.css';
import { RepeatedMark } from './repeated-mark.tsx';
import type { Row } from './rows.ts';

type PrintedApplicationsProps = { rows: readonly Row[]; groups: readonly ColumnGroup[] };

/**
 * The applications on paper. Nineteen columns are too wide for a sheet, so each group is one column, with the
 * labelled values below each other and the name on every page.
 */
export function PrintedApplications({ rows, groups }: PrintedApplicationsProps) {
  const { t } = useTranslation('applicationsAdmin');
  const columnsIn = (...ids: ColumnGroup['id'][]) => columnsOf(groups.filter(({ id }) => ids.includes(id)));
  // Printed with the name in the first column.
  const basicColumns = columnsIn('contact');
  const apart: readonly ColumnGroup['id'][] = ['candidate', 'contact', 'decision', 'records'];
  const others: readonly ColumnGroup[] = [
    ...groups.filter(({ id }) => !apart.includes(id)),
    { id: 'decision', columns: columnsIn('decision', 'records') },
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {t('printed.number')}
          </th>
          {(['basic', ...others.map(({ id }) => id)] as const).map(id => (
            <th key={id} scope="col">
              {t(`groups.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ application }, index) => (
          <tr key={application.id}>
            <td>{index + 1}.</td>
            <th scope="row">
              <b>{applicantName(application)}</b> {application.is_repeated && <RepeatedMark />}
              <Values application={application} columns={basicColumns} />
            </th>
            {others.map(({ id, columns }) => (
              <td key={id}>
                <Values application={application} columns={columns} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Values({
  application,
  columns,
}: {
  application: Application;
  columns: readonly ApplicationColumn[];
}) {
  const { t } = useTranslation('applicationsAdmin');
  const dates = useDates();
  const names = useValueNames();
  return columns
    .filter(({ name }) => cellValue(application, name, names) !== '')
    .map(column => (
      <div key={column.name}>
        {column.name !== 'email' && <span className={styles.label}>{t(`fields.${column.name}`)}: </span>}
        {cellText(application, column, { names, dates })}
      </div>
    ));
}

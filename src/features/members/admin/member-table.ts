import { wallClock } from '#shared/instants.ts';
import type { ExportTable } from '#ui/admin/export/export-table.ts';
import type { Translate } from '#ui/i18n.tsx';
import { personColumns } from '../person-columns.ts';
import type { Member } from '../schemas.ts';

type Column = { label: string; isInstant: boolean; textOf: (member: Member) => string };

/** The register as a file has it; the same columns are understood when one is taken in. */
export function memberTable(
  members: readonly Member[],
  t: Translate<readonly ['membersAdmin', 'applications']>,
  timeZone: string,
): ExportTable {
  const columns: Column[] = [
    { label: t('columns.number'), isInstant: false, textOf: ({ number }) => number },
    ...personLabels(t).map(({ column, label }) => ({
      label,
      isInstant: false,
      textOf: (member: Member) =>
        column === 'membership_type'
          ? t(`applications:membershipTypes.${member.membership_type}`)
          : member[column],
    })),
    {
      label: t('columns.status'),
      isInstant: false,
      textOf: ({ status }) => t(`statuses.${status}`),
    },
    { label: t('columns.paidUntil'), isInstant: false, textOf: ({ paid_until }) => dayText(paid_until) },
    { label: t('columns.note'), isInstant: false, textOf: ({ note }) => note },
    {
      label: t('columns.added'),
      isInstant: true,
      textOf: ({ created_at }) => wallClock(timeZone, new Date(created_at)),
    },
  ];
  return {
    columns: columns.map(({ label, isInstant }) => ({ label, isInstant, width: 20 })),
    rowCount: members.length,
    rows: members.values().map(member => columns.map(({ textOf }) => textOf(member))),
  };
}

/** The fields of a person with labels of which no two are alike. */
export function personLabels(t: Translate<readonly ['membersAdmin', 'applications']>) {
  return (Object.entries(personColumns) as [keyof typeof personColumns, keyof Member & string][]).map(
    ([name, column]) => ({
      name,
      column: column as (typeof personColumns)[typeof name],
      label:
        name === 'membershipType'
          ? t('columns.type')
          : name === 'workPostalCode'
            ? t('columns.workPostalCode')
            : t(`applications:fields.${name}`),
    }),
  );
}

/** `31.12.2026`, as Excel in Bosnian writes it. */
function dayText(day: string | null): string {
  return day ? day.split('-').reverse().join('.') : '';
}

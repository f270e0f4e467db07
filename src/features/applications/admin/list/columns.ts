import type { ShownEvent } from '#features/events/public/shown-event.ts';
import type { Person } from '#features/members/person.ts';
import type { Application } from '../../schemas.ts';
import { applicationStatuses } from '../../status.ts';
import type { ValueNames } from '../use-value-names.ts';

/** What became of an application, after the fields of the form. */
type OutcomeName = 'status' | 'position' | 'note' | 'attended';

/** The columns, by their names in responses. */
export type ColumnName = keyof Person | 'created_at' | 'lang' | OutcomeName;

export type ApplicationColumn = {
  name: ColumnName;
  /** In rem; longer values are cut off. */
  width: number;
  /** How values are compared. The default is alphabetically. */
  order?: 'year' | 'instant' | 'number' | 'status';
  isNumeric?: boolean;
};

const text = (name: ColumnName, width: number): ApplicationColumn => ({ name, width });
const digits = (name: ColumnName, width: number): ApplicationColumn => ({ name, width, isNumeric: true });

export const sentColumn: ApplicationColumn = { ...digits('created_at', 10.5), order: 'instant' };

/** The groups of an event in one language, in order (docs/product.md#application-review). */
const columnGroups = [
  { id: 'candidate', columns: [text('first_name', 7), text('last_name', 12)] },
  { id: 'contact', columns: [{ ...digits('birth_year', 8.5), order: 'year' }, text('email', 17)] },
  {
    id: 'education',
    columns: [text('faculty', 16), text('professional_degree', 10.5), text('scientific_degree', 10.5)],
  },
  {
    id: 'work',
    columns: [
      text('firm', 15),
      text('work_address', 14),
      digits('work_phone', 11),
      digits('work_postal_code', 10.5),
    ],
  },
  {
    id: 'home',
    columns: [
      text('home_address', 14),
      digits('home_phone', 11),
      digits('home_postal_code', 10.5),
      text('city', 9),
    ],
  },
  { id: 'science', columns: [text('scientific_activity', 14), text('specialization', 14)] },
  {
    id: 'membership',
    columns: [text('membership_type', 10), sentColumn],
  },
  { id: 'decision', columns: [{ ...text('status', 10), order: 'status' }] },
  {
    id: 'records',
    columns: [{ ...digits('position', 8), order: 'number' }, text('note', 16), text('attended', 7)],
  },
] as const satisfies readonly { id: string; columns: readonly ApplicationColumn[] }[];

export type ColumnGroup = {
  id: (typeof columnGroups)[number]['id'];
  columns: readonly ApplicationColumn[];
};

/** Those of a pair: its applications are made in either language. */
const pairColumnGroups: readonly ColumnGroup[] = columnGroups.map(group =>
  group.id === 'membership' ? { ...group, columns: [...group.columns, text('lang', 5)] } : group,
);

type EventOfColumns = Pick<ShownEvent, 'translation'>;

export function columnGroupsOf({ translation }: EventOfColumns): readonly ColumnGroup[] {
  return translation ? pairColumnGroups : columnGroups;
}

/** Groups that cannot be hidden. */
const fixedGroups: readonly string[] = ['candidate', 'contact', 'decision'];
const isOptional = ({ id }: ColumnGroup) => !fixedGroups.includes(id);
export const optionalGroupIds = columnGroups.filter(isOptional).map(({ id }) => id);

/** Those of the form; what became of an application is told apart from it. */
export function formColumnGroupsOf(event: EventOfColumns): readonly ColumnGroup[] {
  return columnGroupsOf(event).filter(({ id }) => id !== 'decision' && id !== 'records');
}

export function optionalColumnGroupsOf(event: EventOfColumns): readonly ColumnGroup[] {
  return columnGroupsOf(event).filter(isOptional);
}

/** Whatever the event. */
export const allColumns = columnsOf(pairColumnGroups);

export function columnsOf(groups: readonly ColumnGroup[]): readonly ApplicationColumn[] {
  return groups.flatMap(({ columns }) => columns);
}

/** A value as it is shown and exported: '' for none, an instant as it was answered. */
export function cellValue(application: Application, name: ColumnName, names: ValueNames): string {
  switch (name) {
    case 'lang':
      return application.lang.toUpperCase();
    case 'status':
      return names.status(application.status);
    case 'membership_type':
      return names.membership(application.membership_type);
    case 'position':
      return String(application.position ?? '');
    case 'attended':
      return application.attended === null ? '' : names.attended(application.attended);
    default:
      return application[name];
  }
}

/** Years and numbers count by their value (of 'oko 1980.' its digits), statuses in the order in which they follow. */
export function sortKey(application: Application, { name, order }: ApplicationColumn): string | number {
  if (order === 'status') return applicationStatuses.indexOf(application.status);
  // Those who came first.
  if (name === 'attended') return application.attended === null ? '' : Number(!application.attended);
  const value = String(application[name] ?? '');
  if (order === 'number') return value && Number(value);
  return order === 'year' ? (/\d{4}/.exec(value)?.[0] ?? '') : value;
}

/** The first columns of all groups but the first one. */
export const groupStarts: ReadonlySet<ApplicationColumn> = new Set(
  columnGroups.slice(1).map(({ columns }) => columns[0]),
);

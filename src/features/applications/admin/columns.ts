import type { Application } from '../contract.ts';

/** The columns, by their names in responses. */
export type ColumnName = Exclude<
  keyof Application,
  'id' | 'lang' | 'consent_at' | 'consent_version' | 'is_repeated'
>;

export type ApplicationColumn = {
  name: ColumnName;
  /** In rem; longer values are cut off. */
  width: number;
  /** How values are compared. The default is alphabetically. */
  order?: 'year' | 'instant';
  isNumeric?: boolean;
};

const text = (name: ColumnName, width: number): ApplicationColumn => ({ name, width });
const digits = (name: ColumnName, width: number): ApplicationColumn => ({ name, width, isNumeric: true });

export const sentColumn: ApplicationColumn = { ...digits('created_at', 10.5), order: 'instant' };

/** All columns by group, in order (docs/product.md#application-review). */
export const columnGroups = [
  { id: 'candidate', columns: [text('first_name', 7), text('last_name', 10)] },
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
] as const satisfies readonly { id: string; columns: readonly ApplicationColumn[] }[];

export type ColumnGroup = (typeof columnGroups)[number];

/** Groups that cannot be hidden. */
const fixedGroups: readonly string[] = ['candidate', 'contact'];
export const optionalColumnGroups = columnGroups.filter(({ id }) => !fixedGroups.includes(id));

export const allColumns = columnsOf(columnGroups);

export function columnsOf(groups: readonly ColumnGroup[]): readonly ApplicationColumn[] {
  return groups.flatMap(({ columns }): readonly ApplicationColumn[] => columns);
}

/** The first columns of all groups but the first one. */
export const groupStarts: ReadonlySet<ApplicationColumn> = new Set(
  columnGroups.slice(1).map(({ columns }) => columns[0]),
);

import type { SubmissionColumns } from '#features/submissions/server/tables.ts';
import type { TrashableRows } from '#server/db/trash-columns.ts';
import type { Person } from '../person.ts';

export const memberRows = { table: 'members' } as const satisfies TrashableRows;

export type MembersTables = { members: SubmissionColumns & Person };

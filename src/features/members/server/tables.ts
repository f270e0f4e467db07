import type { SubmissionColumns } from '#features/submissions/server/tables.ts';
import type { Person } from '../person.ts';

export type MembersTables = { members: SubmissionColumns & Person };

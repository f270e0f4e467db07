import type { SubmissionColumns } from '#server/submissions/tables.ts';
import type { Person } from '../person.ts';

export type MembersTables = { members: SubmissionColumns & Person };

import type { RecordColumns } from '#server/records/tables.ts';
import type { Person } from '../person.ts';

export type MembersTables = { members: RecordColumns & Person };

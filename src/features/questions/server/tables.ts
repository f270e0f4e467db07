import type { RecordColumns } from '#server/records/tables.ts';

export type QuestionsTables = {
  questions: RecordColumns & { name: string; email: string; message: string };
};

import { sending } from '#shared/api-client.ts';
import type { questionCalls } from './contract.ts';

/** Sends a message to the association. */
export const createQuestion = sending<typeof questionCalls.create>({
  path: '/questions.php',
  failure: 'Failed to create question',
});

export const questionQueries = { all: ['questions'] as const };

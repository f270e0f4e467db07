import type { failures as bs } from './failures.ts';

const failed = 'Something went wrong';

export const failures = {
  createFailed: failed,
  updateFailed: failed,
  deleteFailed: `${failed} while deleting`,
} satisfies typeof bs;

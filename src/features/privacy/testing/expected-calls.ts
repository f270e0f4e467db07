import type { ExpectedCalls, Fill } from '#server/testing/expected-call.ts';
import { noteNotice } from '../server/notice.ts';

export const calls: ExpectedCalls = {
  showPrivacyNotice: { who: 'everybody' },
  showRetention: { who: 'administrators' },
  updateRetention: {
    who: 'administrators',
    sample: () => ({ fields: { questions: 6 } }),
    audit: () => [['settings', 'retention']],
  },
  listDue: { who: 'administrators' },
  listLastErased: { who: 'administrators' },
};

export const fill: Fill = async ({ db, services }) => {
  await noteNotice(db, services);
  return {};
};

import type { ExpectedCalls, Fill, SampleIds } from '#server/testing/expected-call.ts';
import { create } from '#server/testing/sample-forms.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    suspect: number;
  }
}

const item = ({ suspect }: SampleIds) => ({ query: { id: suspect } });

export const calls: ExpectedCalls = {
  listSuspects: { who: 'administrators', sample: () => ({ query: { kind: 'question' } }) },
  releaseSuspect: {
    who: 'administrators',
    sample: item,
    audit: ({ suspect }) => [['restore', 'spam', suspect]],
  },
  deleteSuspect: {
    who: 'administrators',
    sample: item,
    audit: ({ suspect }) => [['purge', 'spam', suspect]],
  },
};

export const fill: Fill = async site => ({
  suspect: (await create(site, 'question', { website: 'primjer.ba' })).id,
});

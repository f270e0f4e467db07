import type { ExpectedCalls, Fill } from '#server/testing/expected-call.ts';
import { createBy } from '#server/testing/sample-forms.ts';
import { redirectCalls } from '../contract.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    redirect: number;
  }
}

export const calls: ExpectedCalls = {
  listRedirects: { who: 'administrators' },
  createRedirect: {
    who: 'administrators',
    status: 201,
    sample: () => ({ fields: { from: '/stara-adresa', to: '/novosti' } }),
    audit: (_, made) => [['create', 'redirect', made]],
  },
  updateRedirect: {
    who: 'administrators',
    sample: ({ redirect }) => ({ query: { id: redirect }, fields: { from: '/statut', to: '/kontakt' } }),
    audit: ({ redirect }) => [['update', 'redirect', redirect]],
  },
  deleteRedirect: {
    who: 'administrators',
    sample: ({ redirect }) => ({ query: { id: redirect } }),
    audit: ({ redirect }) => [['delete', 'redirect', redirect]],
  },
  listMissingAddresses: { who: 'administrators' },
};

export const fill: Fill = async site => {
  const form = { from: '/statut', to: '/novosti' };
  return { redirect: (await createBy<{ id: number }>(site, redirectCalls.create, form)).id };
};

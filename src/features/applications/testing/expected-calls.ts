import { hashToken } from '#features/accounts/server/tokens.ts';
import type { ExpectedCalls, Fill, SampleIds } from '#server/testing/expected-call.ts';
import { create, sampleForms } from '#server/testing/sample-forms.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    workshopApplication: number;
  }
}

/** The keys to the sample application, and to one that was withdrawn. */
export const sampleToken = 'prijava'.padEnd(43, '0');
const withdrawnToken = 'povucena'.padEnd(43, '0');

const item = ({ workshopApplication }: SampleIds) => ({ query: { id: workshopApplication } });
const audited =
  (action: string) =>
  ({ workshopApplication }: SampleIds) =>
    [[action, 'application', workshopApplication]] as const;

export const calls: ExpectedCalls = {
  countApplications: {
    who: 'readers',
    sample: ({ workshop }) => ({ query: { action: 'count', id: workshop } }),
  },
  countApplicationsByEvent: {
    who: 'administrators',
    sample: ({ workshop, congress }) => ({ query: { action: 'counts', ids: `${workshop},${congress}` } }),
  },
  listApplications: {
    who: 'administrators',
    sample: ({ workshop }) => ({ query: { id: workshop, application_type: 'workshop' } }),
  },
  pageApplications: {
    who: 'administrators',
    sample: ({ workshop }) => ({ query: { id: workshop, application_type: 'workshop', page: 1 } }),
  },
  createApplication: {
    who: 'everybody',
    status: 201,
    sample: ({ workshop }) => ({ fields: { ...sampleForms.application, workshopId: workshop } }),
  },
  deleteApplication: { who: 'administrators', sample: item, audit: audited('delete') },
  countRecipients: {
    who: 'administrators',
    sample: ({ workshop }) => ({ query: { event: workshop } }),
  },
  listApplicationStatistics: { who: 'administrators' },
  showApplication: { who: 'administrators', sample: item },
  updateApplication: {
    who: 'administrators',
    sample: ids => ({ ...item(ids), fields: { note: 'Vegetarijanka' } }),
    audit: audited('update'),
  },
  decideApplications: {
    who: 'administrators',
    sample: ({ workshopApplication: id }) => ({ fields: { ids: [id], status: 'accepted' } }),
    // It is accepted already.
    audit: () => [],
  },
  previewDecision: {
    who: 'administrators',
    sample: ({ workshopApplication: id }) => ({ fields: { id, status: 'accepted' } }),
    audit: () => [],
  },
  messageApplicants: {
    who: 'administrators',
    status: 201,
    sample: ({ workshopApplication: id }) => ({
      fields: { ids: [id], subject: 'Sala', text: 'Počinjemo u sali 2.' },
    }),
    audit: audited('answer'),
  },
  noteAttendance: {
    who: 'administrators',
    sample: ({ workshopApplication: id }) => ({ fields: { ids: [id], attended: true } }),
    // They are noted as attended already.
    audit: () => [],
  },
  noteExport: {
    who: 'administrators',
    sample: ({ workshop }) => ({ fields: { id: workshop } }),
    audit: ({ workshop }) => [['export', 'workshop', workshop]],
  },
  sendNewLink: {
    who: 'administrators',
    sample: ({ workshopApplication: id }) => ({ fields: { id } }),
    audit: audited('answer'),
  },
  showMyApplication: { who: 'everybody', sample: () => ({ query: { token: sampleToken } }) },
  correctMyApplication: {
    who: 'everybody',
    sample: () => ({ query: { token: sampleToken }, fields: { city: 'Tuzla' } }),
  },
  withdrawMyApplication: { who: 'everybody', sample: () => ({ query: { token: withdrawnToken } }) },
  eraseMyApplication: { who: 'everybody', sample: () => ({ query: { token: withdrawnToken } }) },
};

export const fill: Fill = async (site, { workshop, congress }) => {
  const { id } = await create(site, 'application', { workshopId: workshop });
  await site.db
    .updateTable('applications')
    .set({ token_hash: hashToken(sampleToken), status: 'accepted', attended: 1 })
    .where('id', '=', id)
    .execute();
  const forCongress = { workshopId: congress, applicationType: 'congress' };
  await site.db
    .updateTable('applications')
    // Its event has begun, when one can withdraw no more; who has withdrawn can do it again.
    .set({ token_hash: hashToken(withdrawnToken), status: 'withdrawn' })
    .where('id', '=', (await create(site, 'application', forCongress)).id)
    .execute();
  return { workshopApplication: id };
};

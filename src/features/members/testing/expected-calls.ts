import type { ExpectedCalls, Fill, SampleIds } from '#server/testing/expected-call.ts';
import { create, sampleForms } from '#server/testing/sample-forms.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    member: number;
  }
}

const audited =
  (action: string) =>
  ({ member }: SampleIds) =>
    [[action, 'member', member]] as const;

export const calls: ExpectedCalls = {
  listMembers: { who: 'administrators' },
  pageMembers: { who: 'administrators', sample: () => ({ query: { page: 1 } }) },
  createMember: {
    who: 'administrators',
    status: 201,
    sample: () => ({ fields: sampleForms.member }),
    audit: (_, made) => [['create', 'member', made]],
  },
  deleteMember: {
    who: 'administrators',
    sample: ({ member }) => ({ query: { id: member } }),
    audit: audited('delete'),
  },
  applyForMembership: {
    who: 'everybody',
    status: 201,
    sample: () => ({ fields: { ...sampleForms.member, consent: true } }),
  },
  showMember: { who: 'administrators', sample: ({ member }) => ({ query: { id: member } }) },
  updateMember: {
    who: 'administrators',
    sample: ({ member }) => ({ query: { id: member }, fields: { number: 'A-17' } }),
    audit: audited('update'),
  },
  countMembers: { who: 'administrators' },
  decideMembership: {
    who: 'administrators',
    sample: ({ member }) => ({ fields: { ids: [member], status: 'active' } }),
    // She is a member already.
    audit: () => [],
  },
  notePayment: {
    who: 'administrators',
    sample: ({ member }) => ({ fields: { ids: [member], year: 2026 } }),
    audit: audited('update'),
  },
  messageMembers: {
    who: 'administrators',
    status: 201,
    sample: ({ member }) => ({ fields: { ids: [member], subject: 'Članarina', text: 'Do petka.' } }),
    audit: audited('answer'),
  },
  importMembers: {
    who: 'administrators',
    sample: () => ({
      fields: { rows: [{ ...sampleForms.member, email: 'nova@primjer.ba' }], confirm: true },
    }),
    audit: () => [['import', 'member']],
  },
  noteMembersExport: { who: 'administrators', audit: () => [['export', 'member']] },
};

export const fill: Fill = async site => ({ member: (await create(site, 'member')).id });

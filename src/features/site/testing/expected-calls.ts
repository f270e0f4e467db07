import type { ExpectedCalls } from '#server/testing/expected-call.ts';
import { samplePdf } from '#server/testing/sample-forms.ts';

export const calls: ExpectedCalls = {
  health: { who: 'everybody' },
  readiness: { who: 'everybody' },
  showSite: { who: 'readers', sample: () => ({ query: { lang: 'bs' } }) },
  updateSite: {
    who: 'editors',
    sample: () => ({ query: { lang: 'bs' }, fields: { tagline: 'Nauka o životu.' } }),
    audit: () => [['update', 'site']],
  },
  updateSites: {
    who: 'editors',
    sample: () => ({ fields: { en: { tagline: 'The science of life.' } } }),
    audit: () => [['update', 'site']],
  },
  showSiteFiles: { who: 'readers' },
  createMembershipForm: {
    who: 'editors',
    status: 201,
    sample: () => ({ fields: { file: samplePdf } }),
    audit: () => [['create', 'membership_form']],
  },
  createSitePreview: {
    who: 'editors',
    status: 201,
    sample: () => ({ fields: { page: '/ljudi', bs: { name: 'Društvo' } } }),
    audit: () => [['create', 'preview']],
  },
};

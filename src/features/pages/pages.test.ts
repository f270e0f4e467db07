import { describeContentType } from '#features/content/testing/describe-content-type.ts';
import { pageCalls, pageFields } from './contract.ts';

describeContentType({
  name: 'page',
  fields: pageFields,
  calls: pageCalls,
  contract: {
    form: { title: 'Članovi i prijatelji', content: '<p>Popis.</p>', inFooter: false },
    item: {
      ...{ id: 1, title: 'Članovi i prijatelji', content: '<p>Popis.</p>', slug: 'clanovi-i-prijatelji' },
      ...{ in_footer: false, lang: 'bs', version: 1 },
    },
    required: ['title'],
    defaults: { content: '', lang: 'bs', in_footer: true },
    searchable: ['title'],
    pageSize: 10,
  },
});

import { describeContentType } from '#features/content/testing/describe-content-type.ts';
import { jobCalls, jobFields } from './contract.ts';

const link = 'https://primjer.ba/oglas';

describeContentType({
  name: 'job',
  fields: jobFields,
  calls: jobCalls,
  contract: {
    form: { title: 'Asistent', link, closingDay: '2026-12-01' },
    item: { id: 1, title: 'Asistent', link, closing_day: '2026-12-01', lang: 'bs', version: 1 },
    required: ['title', 'link', 'closingDay'],
    defaults: { lang: 'bs' },
    searchable: ['title'],
    newestBy: 'closingDay',
    pageSize: 10,
  },
});

import { describeContentType } from '#features/content/testing/describe-content-type.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { publicationCalls, publicationFields } from '../contract.ts';

const url = 'https://primjer.ba/bilten.pdf';

describeContentType({
  name: 'publication',
  fields: publicationFields,
  calls: publicationCalls,
  contract: {
    form: sampleForms.publication,
    item: { id: 1, title: 'Bilten', description: '<p>Broj 12.</p>', url, lang: 'bs', version: 1 },
    required: ['title', 'url'],
    defaults: { description: '', lang: 'bs' },
    searchable: ['title'],
    pageSize: 10,
  },
});

import { describeContentType } from '#features/content/testing/describe-content-type.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { educationCalls, educationFields } from '../contract.ts';

describeContentType({
  name: 'education',
  fields: educationFields,
  calls: educationCalls,
  contract: {
    form: sampleForms.education,
    item: { id: 1, title: 'Ljetna škola', year: 2025, content: '<p>Pet dana.</p>', lang: 'bs', version: 1 },
    required: ['title', 'year'],
    defaults: { content: '', lang: 'bs' },
    searchable: ['title', 'year'],
    newestBy: 'year',
    pageSize: 10,
  },
});

import { describeContentType } from '#features/content/testing/describe-content-type.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { newsCalls, newsFields } from '../contract.ts';

describeContentType({
  name: 'news',
  fields: newsFields,
  calls: newsCalls,
  contract: {
    form: sampleForms.news,
    item: {
      ...{ id: 1, title: 'Poziv za sažetke', description: 'Rok je kraj mjeseca.', author: 'Urednički odbor' },
      ...{ content: '<p>Sažeci do 300 riječi.</p>', category: 'Vijesti', published_at: '2026-11-20' },
      ...{ image: null, image_details: null, image_focus: { x: 30, y: 70 }, lang: 'bs', version: 1 },
      event_id: null,
    },
    required: ['title', 'description', 'author', 'category', 'publishedAt'],
    defaults: { content: '', lang: 'bs', event_id: null, image: null, image_focus: null },
    searchable: ['title', 'description'],
    newestBy: 'publishedAt',
    pageSize: 6,
  },
});

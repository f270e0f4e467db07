import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import type { ExpectedCalls, Fill, SampleIds } from '#server/testing/expected-call.ts';
import { createBy, type sampleForms } from '#server/testing/sample-forms.ts';
import { callsOfContent, contentSamples, newPicture } from './content-samples.ts';

type Sent = 'question' | 'member' | 'application';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds extends Record<Exclude<keyof typeof sampleForms, Sent>, number> {}
}

const newsItem = ({ news }: SampleIds) => ({ type: 'news', id: news });

export const calls: ExpectedCalls = {
  ...Object.assign({}, ...contentSamples.map(callsOfContent)),
  showYears: { who: 'readers', sample: () => ({ query: { type: 'news' } }) },
  showRelated: { who: 'everybody', sample: ids => ({ query: newsItem(ids) }) },
  listNamedEvents: { who: 'editors' },
  listPairProposals: { who: 'editors' },
  setContentState: {
    who: 'editors',
    sample: ids => ({ fields: { items: [newsItem(ids)], status: 'draft' } }),
    audit: ({ news }) => [['withdraw', 'news', news]],
  },
  deleteContentItems: {
    who: 'editors',
    sample: ids => ({ fields: { items: [newsItem(ids)] } }),
    audit: ({ news }) => [['delete', 'news', news]],
  },
  findTitles: { who: 'editors', sample: () => ({ query: { search: 'naslov' } }) },
  createTextImage: {
    who: 'editors',
    status: 201,
    sample: () => ({ fields: { image: newPicture } }),
    audit: () => [['create', 'text_image']],
  },
};

/** An item of every type. */
export const fill: Fill = async site => {
  const picture = await samplePicture();
  const ids: Record<string, number> = {};
  for (const { kind, calls, formWith } of contentSamples)
    ids[kind] = (await createBy<{ id: number }>(site, calls.create, formWith(picture))).id;
  return ids;
};

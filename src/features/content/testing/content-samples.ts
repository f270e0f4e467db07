import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { contentTypes } from '#server/features.ts';
import type { ExpectedCall, ExpectedCalls, SampleIds } from '#server/testing/expected-call.ts';
import { type Fields, sampleForms, samplePdf } from '#server/testing/sample-forms.ts';
import { isFile } from '../fields.ts';
import { sampleOf } from './content-kit.ts';

/** The content types by their singular noun, each with a complete form and its files. */
export const contentSamples = contentTypes.map(
  ({ calls, type: { name: kind, fields, hasLanguages }, listPage, itemPage }) => {
    const form: Fields =
      kind in sampleForms ? sampleForms[kind as keyof typeof sampleForms] : sampleOf(fields).sent;
    const files = Object.entries(fields).filter(([, field]) => isFile(field));
    const formWith = (picture: Blob): Fields => ({
      ...form,
      ...Object.fromEntries(
        files.map(([name, field]) => [name, field.kind === 'image' ? picture : samplePdf]),
      ),
    });
    return { kind, calls, fields, formWith, hasLanguages, listPage, itemPage };
  },
);

/** Another picture than that of the sample items. */
export const newPicture = await samplePicture({ colour: '#804000' });

/** What tests expect of the calls of every content type. */
export function callsOfContent({ kind, calls, formWith }: (typeof contentSamples)[number]): ExpectedCalls {
  const idOf = (ids: SampleIds) => (ids as unknown as Record<string, number>)[kind] ?? 0;
  const item = (ids: SampleIds) => ({ query: { id: idOf(ids) } });
  const form = formWith(newPicture);
  const expected: Record<keyof typeof calls, ExpectedCall> = {
    list: { who: 'readers' },
    page: { who: 'readers', sample: () => ({ query: { page: 1 } }) },
    show: { who: 'readers', sample: item },
    create: {
      who: 'editors',
      status: 201,
      sample: () => ({ fields: form }),
      audit: (_, made) => [['create', kind, made]],
    },
    update: {
      who: 'editors',
      sample: ids => ({ ...item(ids), fields: { ...form, title: 'Novi naslov' } }),
      audit: ids => [['update', kind, idOf(ids)]],
    },
    remove: { who: 'editors', sample: item, audit: ids => [['delete', kind, idOf(ids)]] },
  };
  return Object.fromEntries(
    Object.entries(calls).map(([verb, { name }]) => [name, expected[verb as keyof typeof calls]]),
  );
}

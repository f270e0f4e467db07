import type { ExpectedCalls, Fill } from '#server/testing/expected-call.ts';
import { createBy, samplePdf } from '#server/testing/sample-forms.ts';
import { fileCalls } from '../contract.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    file: number;
  }
}

const sampleFile = { title: 'Knjiga sažetaka', kind: 'abstracts', lang: 'bs', file: samplePdf };

export const calls: ExpectedCalls = {
  listFiles: { who: 'editors', sample: ({ news }) => ({ query: { type: 'news', id: news } }) },
  createFile: {
    who: 'editors',
    status: 201,
    sample: ({ news }) => ({ fields: { ...sampleFile, type: 'news', id: news } }),
    audit: (_, made) => [['create', 'file', made]],
  },
  updateFile: {
    who: 'editors',
    sample: ({ file }) => ({
      query: { id: file },
      fields: { title: 'Zbornik', kind: 'document', lang: 'en' },
    }),
    audit: ({ file }) => [['update', 'file', file]],
  },
  orderFiles: {
    who: 'editors',
    sample: ({ news, file }) => ({ fields: { type: 'news', id: news, files: [file] } }),
    audit: ({ news }) => [['update', 'news', news]],
  },
  deleteFile: {
    who: 'editors',
    sample: ({ file }) => ({ query: { id: file } }),
    audit: ({ file }) => [['delete', 'file', file]],
  },
};

export const fill: Fill = async (site, { news }) => {
  const form = { ...sampleFile, type: 'news', id: news };
  return { file: (await createBy<{ id: number }>(site, fileCalls.create, form)).id };
};

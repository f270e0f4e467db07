import type { ExpectedCalls, Fill, SampleIds } from '#server/testing/expected-call.ts';
import { create, sampleForms } from '#server/testing/sample-forms.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    question: number;
  }
}

const audited =
  (action: string) =>
  ({ question }: SampleIds) =>
    [[action, 'question', question]] as const;

export const calls: ExpectedCalls = {
  listQuestions: { who: 'administrators' },
  pageQuestions: { who: 'administrators', sample: () => ({ query: { page: 1 } }) },
  createQuestion: { who: 'everybody', status: 201, sample: () => ({ fields: sampleForms.question }) },
  deleteQuestion: {
    who: 'administrators',
    sample: ({ question }) => ({ query: { id: question } }),
    audit: audited('delete'),
  },
  countQuestions: { who: 'administrators' },
  answerQuestion: {
    who: 'administrators',
    sample: ({ question }) => ({ fields: { id: question, text: 'U petak.' } }),
    audit: audited('answer'),
  },
  setQuestionStatus: {
    who: 'administrators',
    sample: ({ question }) => ({ fields: { ids: [question], status: 'closed' } }),
    audit: audited('update'),
  },
};

export const fill: Fill = async site => ({ question: (await create(site, 'question')).id });

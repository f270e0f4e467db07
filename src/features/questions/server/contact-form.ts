import type { PageForm } from '#server/feature.ts';
import type { BodyOf } from '#shared/api/endpoint.ts';
import { sentPart } from '../contact-page.ts';
import { questionCalls } from '../contract.ts';
import { questionPaths } from '../paths.ts';

const { create } = questionCalls;

export const contactForm: PageForm = {
  page: questionPaths.contact,
  submit: async (api, { fields, idempotencyKey }) => {
    await api(create, { body: fields as BodyOf<typeof create> }, { idempotencyKey });
    return `#${sentPart}`;
  },
};

import type { PageForm } from '#server/feature.ts';
import type { BodyOf } from '#shared/api/endpoint.ts';
import { memberCalls } from '../contract.ts';
import { sentPart } from '../join-page.ts';
import { memberPaths } from '../paths.ts';

const { apply } = memberCalls;

/** The form to join on the page about it. */
export const joinForm: PageForm = {
  page: memberPaths.join,
  submit: async (api, { fields, idempotencyKey }) => {
    // A box that is not ticked is not sent.
    const body: object = { consent: false, ...fields };
    await api(apply, { body: body as BodyOf<typeof apply> }, { idempotencyKey });
    return `#${sentPart}`;
  },
};

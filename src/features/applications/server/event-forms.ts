import { eventKinds } from '#features/events/kinds.ts';
import { eventPaths } from '#features/events/paths.ts';
import type { PageForm } from '#server/feature.ts';
import type { BodyOf } from '#shared/api/endpoint.ts';
import { receivedPart } from '../applicant-page.ts';
import { applicationCalls } from '../contract.ts';

const { create } = applicationCalls;

/** The application forms on the pages of events; who has applied is led to their own page. */
export const eventForms: readonly PageForm[] = eventKinds.map(kind => ({
  page: eventPaths[kind].item,
  submit: async (api, { item, fields, idempotencyKey }) => {
    // A box that is not ticked is not sent.
    const body = { consent: false, ...fields, workshopId: Number(item), applicationType: kind };
    const { url } = await api(create, { body: body as BodyOf<typeof create> }, { idempotencyKey });
    return `${url}#${receivedPart}`;
  },
}));

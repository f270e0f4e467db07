import { applicationCalls } from '#features/applications/contract.ts';
import { workshopCalls } from '#features/events/contract.ts';
import { requestOf } from '#server/testing/expected-call.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { createApi, signIn } from './api.ts';

const places = 20;

/** How long each applicant waited, in milliseconds, and how often one was told to come again. */
export type Rush = { times: number[]; refused: number };

/**
 * Lets so many people apply for 20 places at one moment, each from an address of their own, at the instances of one site in
 * turn. Throws unless all were taken, 20 have a place, and the others wait without a gap.
 */
export async function runRush(origins: readonly string[], applicants: number): Promise<Rush> {
  const [first = ''] = origins;
  const api = createApi(first, await signIn(first));
  const event = { ...sampleForms.workshop, finishedAt: '2098-12-31', admission: 'automatic' };
  const created = await api.call(workshopCalls.create, { fields: { ...event, capacity: places } });
  const id = Number(created?.body.id);
  const answers = await Promise.all(
    Array.from({ length: applicants }, (_, number) =>
      apply(`${origins[number % origins.length]}/api`, id, number),
    ),
  );
  const query = { id, application_type: 'workshop' };
  const list = await api.call(applicationCalls.list, { query });
  expectOrder(list?.body as unknown as Standing[], applicants);
  return {
    times: answers.map(({ time }) => time),
    refused: answers.reduce((sum, answer) => sum + answer.refused, 0),
  };
}

/** Applies until it is heard. */
async function apply(api: string, workshopId: number, number: number) {
  const fields = { ...sampleForms.application, workshopId, email: `osoba-${number}@primjer.ba` };
  const address = `198.51.${100 + (number >> 8)}.${number & 0xff}`;
  const [path, init] = requestOf(applicationCalls.create, { fields }, { 'X-Forwarded-For': address });
  const started = performance.now();
  for (let refused = 0; ; refused += 1) {
    const { status, body } = await fetch(api + path, init);
    await body?.cancel();
    if (status === 201) return { time: performance.now() - started, refused };
    if (status !== 503) throw new Error(`Application ${number} was answered ${status}.`);
  }
}

type Standing = { status: string; position: number | null };

function expectOrder(stored: readonly Standing[], applicants: number): void {
  const found = stored.map(({ status, position }) => (position ? `${status} ${position}` : status)).sort();
  const expected = Array.from({ length: applicants }, (_, index) =>
    index < places ? 'accepted' : `waiting ${index - places + 1}`,
  ).sort();
  if (found.join() !== expected.join()) throw new Error(`Who applied stands so: ${found}`);
}

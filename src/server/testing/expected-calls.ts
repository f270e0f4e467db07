import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { features } from '../features.ts';
import type { ExpectedCall, ExpectedCalls, Fill, SampleCall, SampleIds } from './expected-call.ts';

const folder = join(import.meta.dirname, '../../features');

/** What a feature's `testing/expected-calls.ts` exports. */
type Declared = { calls: ExpectedCalls; fill?: Fill };

const declared: Declared[] = [];
for await (const file of glob('*/testing/expected-calls.ts', { cwd: folder }))
  declared.push(await import(join(folder, file)));

/** What tests expect of every call, by its name. */
export const expectedCalls: ExpectedCalls = Object.assign({}, ...declared.map(({ calls }) => calls));

/** What creates samples, in the order of the features, in which each finds those that it refers to. */
export const fills: readonly Fill[] = features.flatMap(({ handlers = [] }) => {
  const own = declared.find(({ calls }) => handlers.some(({ endpoint }) => endpoint.name in calls));
  return own?.fill ?? [];
});

/** What tests expect of a call. */
export function expectedOf({ name }: Endpoint): ExpectedCall {
  const expected = expectedCalls[name];
  if (!expected)
    throw new Error(`Tell tests of ${name}, in testing/expected-calls.ts of the feature that has it.`);
  return expected;
}

/** A valid call of the endpoint. */
export function sampleCall(endpoint: Endpoint, ids: SampleIds): SampleCall {
  return expectedOf(endpoint).sample?.(ids) ?? {};
}

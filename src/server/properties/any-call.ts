import assert from 'node:assert/strict';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type ErrorBody, type ErrorCode, errorStatus } from '#shared/api/errors.ts';
import { bs } from '#shared/messages/bs.ts';
import { en } from '#shared/messages/en.ts';
import type { OpenApi } from '../api-description/openapi.ts';
import type { TestSite } from '../testing/test-site.ts';

/** In microseconds of processor time, which other programs do not affect. */
const longestWork = 2_000_000;

/** Makes arbitrary calls and asserts what every response must fulfil (docs/contract.md#answers). */
export async function createCaller(site: TestSite) {
  const { body: api } = await site.call<OpenApi>('/openapi.json');
  return async (endpoint: Endpoint, query: string, init: RequestInit): Promise<number> => {
    const before = process.cpuUsage();
    const response = await site.request(`/api${endpoint.path}?${query}`, init);
    const text = await response.text();
    const { user, system } = process.cpuUsage(before);
    const defect = site.logged.findLast(({ event }) => event === 'defect');
    assert.ok(response.status < 500, `${response.status}: ${defect?.error}`);
    assert.ok(user + system < longestWork, `${user + system} µs of the processor`);
    const { responses } = api.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
    assert.ok(responses?.[response.status], `${response.status}, not among ${Object.keys(responses ?? {})}`);
    const isFile = endpoint.contentType !== undefined && response.ok;
    const body: unknown = isFile ? undefined : JSON.parse(text);
    if (response.status >= 400) assertRefusal(response.status, body as ErrorBody);
    return response.status;
  };
}

/** Asserts that an error has its code's status and sentence, and a sentence for each refused field. */
function assertRefusal(status: number, { error, code, fields, ...rest }: ErrorBody): void {
  assert.deepEqual(rest, {});
  assert.equal(errorStatus[code], status);
  assert.ok([bs, en].flatMap(messages => sentencesFor(code, messages)).includes(error), error);
  assert.equal(fields !== undefined, status === 422);
  for (const [name, text] of Object.entries(fields ?? {})) {
    assert.match(name, /^\w+(\.\w+)*$/);
    assert.match(text, /^[A-ZČĆŠŽĐ][^{}]{5,}$/);
  }
}

/** Errors about files may have a specific sentence. */
function sentencesFor(code: ErrorCode, { errors, fileErrors }: Pick<typeof bs, 'errors' | 'fileErrors'>) {
  const ofFiles = code in fileErrors ? Object.values(fileErrors[code as keyof typeof fileErrors]) : [];
  return [errors[code], ...ofFiles];
}

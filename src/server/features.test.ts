import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parentColumns } from '#features/content/server/parent-columns.ts';
import { type Endpoint, isEndpoint } from '#shared/api/endpoint.ts';
import { contentTypes, handlers } from './features.ts';

const source = join(import.meta.dirname, '..');
const offered = handlers.map(({ endpoint }) => endpoint);

/** A single endpoint, or those of a content type. */
function endpointsOf(exported: unknown): Endpoint[] {
  if (isEndpoint(exported)) return [exported];
  return typeof exported === 'object' && exported ? Object.values(exported).filter(isEndpoint) : [];
}

test('every endpoint of every contract has exactly one handler', async () => {
  const promised: Endpoint[] = [];
  for await (const file of glob('features/*/{contract,*-contract}.ts', { cwd: source })) {
    const contract: Record<string, unknown> = await import(join(source, file));
    promised.push(...Object.values(contract).flatMap(endpointsOf));
  }
  const names = (endpoints: readonly Endpoint[]) => endpoints.map(({ name }) => name).sort();
  assert.ok(promised.length > 0);
  assert.deepEqual(names(offered), names(promised));
  assert.deepEqual(new Set(offered), new Set(promised));
});

test('the names of endpoints are unique', () => {
  assert.equal(new Set(offered.map(({ name }) => name)).size, offered.length);
});

test('no two endpoints answer the same call', () => {
  const calls = offered.flatMap(({ method, path, when }) =>
    (when ?? ['']).map(condition => `${method} ${path} ${condition}`),
  );
  assert.deepEqual(
    calls.filter((call, index) => calls.indexOf(call) !== index),
    [],
  );
});

test('a call that changes something needs an account, but for what the public sends', () => {
  const open = offered.filter(({ access, method }) => access === 'public' && method !== 'GET');
  const ofApplicants = [
    'createApplication',
    'correctMyApplication',
    'withdrawMyApplication',
    'eraseMyApplication',
  ];
  const ofPasswords = ['requestPasswordReset', 'usePasswordLink'];
  const ofPublic = ['login', 'createQuestion', 'applyForMembership', ...ofApplicants, ...ofPasswords];
  assert.deepEqual(
    open.map(({ name }) => name).filter(name => !ofPublic.includes(name)),
    [],
  );
});

test('what has formatted texts can refer to the pictures in them', () => {
  const tables = contentTypes.filter(({ type }) => type.html.length > 0).map(({ type }) => type.table);
  assert.deepEqual([...new Set(tables)].sort(), Object.keys(parentColumns).sort());
});

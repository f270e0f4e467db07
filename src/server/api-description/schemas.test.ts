import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { endpoint } from '#shared/api/endpoint.ts';
import { Schemas } from './schemas.ts';

test('a thing has one name, whether it is answered alone, in a list, or may be missing', () => {
  const thing = z.object({ name: z.string() });
  const call = (name: string, response: z.core.$ZodType) =>
    endpoint({
      name,
      method: 'GET',
      path: `/${name}`,
      access: 'public',
      response,
      schemaName: 'Thing',
      clientMessage: 'Failed',
    });
  const calls = [call('one', thing), call('many', z.array(thing)), call('perhaps', z.nullable(thing))];
  const schemas = new Schemas(calls);
  const reference = { $ref: '#/components/schemas/Thing' };
  assert.deepEqual(schemas.output(thing), reference);
  assert.deepEqual(schemas.output(z.array(thing)).items, reference);
  assert.deepEqual(schemas.output(z.nullable(thing)).anyOf, [reference, { type: 'null' }]);
  assert.deepEqual(Object.keys(schemas.components), ['Thing']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { handlers } from '../features.ts';

/** They are also made in both languages at once: what they are asked for is no language of an answer. */
const ofPapers = ['showCertificate', 'downloadCertificates'];

test('every read takes any language, since an unknown one is Bosnian', () => {
  const refusing = handlers
    .map(({ endpoint }) => endpoint)
    .filter(({ method }) => method === 'GET')
    .filter(({ query }) => query instanceof z.ZodMiniObject && query.shape.lang)
    .filter(({ query }) => !z.safeParse((query as z.ZodMiniObject).shape.lang as z.ZodMiniType, 'de').success)
    .map(({ name }) => name);
  assert.deepEqual(refusing, ofPapers);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, samplePdf } from '../testing/sample-forms.ts';
import { createTestSite } from '../testing/test-site.ts';
import { UnavailableError } from '../unavailable.ts';
import { LivingReferences } from './references.ts';

test('while the database is away, what was known of a file is so for a minute', async () => {
  const site = await createTestSite();
  const { tableTracker } = site.services;
  await create(site, 'workshop', { pdf: samplePdf });
  const { name: shown } = await site.db.selectFrom('files').select('name').executeTakeFirstOrThrow();
  let isAway = false;
  const db = site.services.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new UnavailableError('away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const references = new LivingReferences(db, tableTracker);
  const ask = () => Promise.all([references.hasAny([shown]), references.hasAny(['1.pdf'])]);
  assert.deepEqual(await ask(), [true, false]);

  isAway = true;
  let age = 1_001;
  tableTracker.trackAge(() => age);
  assert.deepEqual(await ask(), [true, false]);
  await assert.rejects(references.hasAny(['2.pdf']), UnavailableError);
  age = 60_001;
  await assert.rejects(references.hasAny([shown]), UnavailableError);
});

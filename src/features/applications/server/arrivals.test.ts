import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { commit } from '#features/media/server/prepared-create.ts';
import { create, sampleForms } from '#server/testing/sample-forms.ts';
import { postedApplication } from '../schemas.ts';
import { siteWithPlaces } from '../testing/site-with-places.ts';
import { prepareApplication } from './applying.ts';

test('of those who apply at one moment each has the answer of the event that they named', async () => {
  const { site, event, apply, standings } = await siteWithPlaces('workshop', { capacity: 1 });
  const days = { startedAt: '2026-12-20', finishedAt: '2026-12-21' };
  const other = await create(site, 'workshop', {
    ...days,
    capacity: 1,
    admission: 'automatic',
    waitingList: false,
  });
  const past = await create(site, 'workshop', { startedAt: '2020-01-01', finishedAt: '2020-01-02' });
  const named = [event, other, past, event, { id: 999 }, event, other];
  const answers = await Promise.all(named.map(({ id }) => apply({ workshopId: id })));
  assert.deepEqual(
    answers.map(({ status, body }) => body.code ?? status),
    [201, 201, 'applications_closed', 201, 'not_found', 201, 'event_full'],
  );
  assert.deepEqual(await standings(), ['accepted', 'waiting 1', 'waiting 2']);
  assert.deepEqual(await standings(other.id), ['accepted']);
});

test('those who apply at one moment are told their own places in the line, by their own links', async () => {
  const { site, apply, mine, mails } = await siteWithPlaces('workshop', { capacity: 1 });
  const urls = (await Promise.all(Array.from({ length: 5 }, () => apply()))).map(({ body }) => body.url);
  const told = await mails();
  assert.equal(told.length, 5);
  for (const [index, url] of urls.entries()) {
    const { position, email } = (await mine(url)).body;
    assert.deepEqual({ position, email }, { position: index || null, email: `osoba${index + 1}@primjer.ba` });
    const text = String(told.find(({ to_address }) => to_address === email)?.text);
    if (position) assert.match(text, new RegExp(`Na listi čekanja ste ${position}\\.`));
  }
  const secrets = await site.db.selectFrom('applications').select('token_hash').distinct().execute();
  assert.equal(secrets.length, 5);
});

test('what the database refuses of one is not refused of those beside it', async () => {
  const { site, event, standings } = await siteWithPlaces('workshop', { capacity: 1 });
  const fields = { ...sampleForms.application, workshopId: event.id, applicationType: 'workshop' };
  const form = z.parse(postedApplication, fields);
  const refused = new Error('refused');
  const outcomes = await Promise.allSettled(
    [undefined, undefined, refused, undefined].map(async reason => {
      const prepared = await prepareApplication(site.services, form, undefined);
      await commit(site.services, prepared, async () => {
        if (reason) throw reason;
      });
    }),
  );
  assert.deepEqual(
    outcomes.map(outcome => (outcome.status === 'rejected' ? outcome.reason : outcome.status)),
    ['fulfilled', 'fulfilled', refused, 'fulfilled'],
  );
  assert.deepEqual(await standings(), ['accepted', 'waiting 1', 'waiting 2']);
});

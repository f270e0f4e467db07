import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { siteWithPlaces } from '../testing/site-with-places.ts';

const hidden = {
  'a draft': { status: 'draft' },
  'a scheduled one': { publishAt: '2026-12-01T08:00:00.000Z' },
};

/** A pair of which the public may read one side only, and an applicant who reads the language of the other one. */
async function siteWithHiddenSide(keeper: 'public' | 'hidden', state: Fields) {
  const secret = { lang: 'en', title: 'Secret title', location: 'Secret place', ...state };
  const known = { lang: 'bs', title: 'Poznato ime', location: 'Poznato mjesto', status: 'published' };
  const context = await siteWithPlaces('workshop', keeper === 'public' ? known : secret);
  const { site, event, apply } = context;
  const other = await create(site, 'workshop', {
    ...(keeper === 'public' ? secret : known),
    translationOf: event.id,
    capacity: undefined,
    admission: undefined,
  });
  const [shown, kept] = keeper === 'public' ? [event, other] : [other, event];
  const answer = await apply({ workshopId: shown.id, lang: 'en', email: 'ann@example.org' });
  assert.equal(answer.status, 201);
  return { ...context, shown, kept, url: answer.body.url };
}

for (const [name, state] of Object.entries(hidden))
  for (const keeper of ['public', 'hidden'] as const)
    test(`of a pair with ${name} applicants are told what is public, kept by the ${keeper} side`, async () => {
      const site = await siteWithHiddenSide(keeper, state);
      const { shown, kept, url, mine, decide, send, update, apply } = site;
      const { event } = (await mine(url)).body;
      assert.deepEqual([event.id, event.title, event.location], [shown.id, 'Poznato ime', 'Poznato mjesto']);

      await apply({ workshopId: shown.id, lang: 'en' });
      const preview = await send('/applications/decide/preview', { id: 1, status: 'declined' });
      await decide([1], 'declined');
      await update({ startedAt: '2026-12-19', notifyApplicants: true }, shown.id);
      await update({ location: 'Secret second place', time: '11:11', notifyApplicants: true }, kept.id);
      await update({ description: 'Secret text', notifyApplicants: true }, kept.id);
      const mails = await site.site.db.selectFrom('mails').selectAll().orderBy('id').execute();
      assert.deepEqual(
        mails.map(({ template }) => template),
        [
          ...['application-received', 'application-received', 'application-place-free'],
          ...['application-decided', 'event-changed', 'event-changed'],
        ],
      );
      assert.match(mails[0]?.attachment ?? '', /SUMMARY:Poznato ime/);
      assert.ok(mails.every(({ subject }) => subject.includes('Poznato ime')));
      assert.match(mails[5]?.text ?? '', /New time: 11:11\n/);
      assert.doesNotMatch(JSON.stringify([mails, preview.body]), /Secret/);
    });

test('where the public may read neither side, applicants go on reading the one that keeps them', async () => {
  const { shown, url, mine, update } = await siteWithHiddenSide('public', hidden['a draft']);
  await update({ status: 'draft' }, shown.id);
  assert.equal((await mine(url)).body.event.id, shown.id);
});

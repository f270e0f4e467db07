import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite } from '#server/testing/test-site.ts';

const paths = {
  workshop: ['/workshops.php', '/workshop.php'],
  symposium: ['/symposium.php', '/symposiumDetails.php'],
  congress: ['/congress.php', '/congressDetails.php'],
} as const;
type Kind = keyof typeof paths;
const kinds: Kind[] = ['workshop', 'symposium', 'congress'];

/** What the reads say of an event; they all must agree. */
async function isOpen(site: TestSite, kind: Kind, id: number): Promise<unknown> {
  const [list, show] = paths[kind];
  const item = (await site.call<Fields>(`${show}?id=${id}`)).body.applications_open;
  const listed = (await site.call<Fields[]>(list)).body;
  const { items } = (await site.call<{ items: Fields[] }>(`${list}?page=1&pageSize=100`)).body;
  for (const reads of [listed, items])
    assert.equal(reads.find(each => each.id === id)?.applications_open, item);
  return item;
}

/** The status of an application, which must agree with what the reads say. */
async function apply(site: TestSite, applicationType: Kind, workshopId: number) {
  const application = { ...sampleForms.application, workshopId, applicationType };
  return (await site.call('/applications.php', json(application))).status;
}

// Sarajevo is an hour ahead of UTC in winter, two in summer.
const moments: [lastDay: string, clock: string, isOpen: boolean][] = [
  ['2026-11-22', '2020-01-01T00:00:00.000Z', true],
  ['2026-11-22', '2026-11-21T23:00:00.000Z', true],
  ['2026-11-22', '2026-11-22T22:59:00.000Z', true],
  ['2026-11-22', '2026-11-22T22:59:59.999Z', true],
  ['2026-11-22', '2026-11-22T23:00:00.000Z', false],
  ['2026-11-22', '2026-11-22T23:01:00.000Z', false],
  ['2026-11-22', '2026-11-23T12:00:00.000Z', false],
  ['2026-07-15', '2026-07-15T21:59:00.000Z', true],
  ['2026-07-15', '2026-07-15T21:59:59.999Z', true],
  ['2026-07-15', '2026-07-15T22:00:00.000Z', false],
  ['2026-07-15', '2026-07-15T22:01:00.000Z', false],
  // On the days of a clock change the offset differs between beginning and end.
  ['2026-03-29', '2026-03-29T21:59:59.999Z', true],
  ['2026-03-29', '2026-03-29T22:00:00.000Z', false],
  ['2026-10-25', '2026-10-25T22:59:59.999Z', true],
  ['2026-10-25', '2026-10-25T23:00:00.000Z', false],
  ['2026-12-31', '2026-12-31T22:59:59.999Z', true],
  ['2026-12-31', '2026-12-31T23:00:00.000Z', false],
];

for (const kind of kinds) {
  test(`a ${kind} is open to the end of its last day in Sarajevo, in reads and for applications`, async () => {
    const site = await createTestSite({ isThrottled: false });
    const ids = new Map<string, number>();
    for (const [finishedAt] of moments) {
      const { id } = await create(site, kind, { startedAt: '2026-01-01', finishedAt });
      ids.set(finishedAt, id);
    }
    for (const [finishedAt, clock, expected] of moments) {
      const id = ids.get(finishedAt) ?? 0;
      site.setClock(clock);
      assert.equal(await isOpen(site, kind, id), expected, `${finishedAt} at ${clock}`);
      assert.equal(await apply(site, kind, id), expected ? 201 : 409, `${finishedAt} at ${clock}`);
    }
  });

  test(`a ${kind} whose form is off is closed on any day`, async () => {
    const site = await createTestSite();
    const created = await create(site, kind, { showForm: 'false' });
    assert.deepEqual([created.show_application_form, created.applications_open], ['false', false]);
    for (const clock of [
      '2026-11-01T12:00:00.000Z',
      '2026-11-21T12:00:00.000Z',
      '2027-01-01T12:00:00.000Z',
    ]) {
      site.setClock(clock);
      assert.equal(await isOpen(site, kind, created.id), false, clock);
      assert.equal(await apply(site, kind, created.id), 409, clock);
    }
  });

  test(`a ${kind} of the past is created and answered closed, its form still said to be on`, async () => {
    const site = await createTestSite();
    const created = await create(site, kind, { startedAt: '2026-11-01', finishedAt: '2026-11-20' });
    assert.deepEqual([created.show_application_form, created.applications_open], ['true', false]);
  });
}

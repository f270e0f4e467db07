import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Applying, applicationsAt, takesApplications, toldPlaces } from './applications-open.ts';

/** Noon in UTC of a day. */
const noonOf = (today: string) => ({ today, now: `${today}T12:00:00.000Z` });
const always = { cancelled: false, apply_from: null, apply_until: null };

const cases: [finished_at: string, form: 'true' | 'false', today: string, expected: boolean][] = [
  ['2026-11-22', 'true', '2026-11-21', true],
  ['2026-11-22', 'true', '2026-11-22', true],
  ['2026-11-22', 'true', '2026-11-23', false],
  ['2026-11-22', 'true', '2025-12-31', true],
  ['2026-11-22', 'true', '2027-01-01', false],
  ['2026-09-30', 'true', '2026-10-01', false],
  ['2026-11-22', 'false', '2026-11-21', false],
  ['2026-11-22', 'false', '2026-11-22', false],
  ['2026-11-22', 'false', '2026-11-23', false],
];

for (const [finished_at, show_application_form, today, expected] of cases) {
  const form = show_application_form === 'true' ? 'on' : 'off';
  test(`the form ${form}, the last day ${finished_at}: ${expected ? 'open' : 'closed'} on ${today}`, () => {
    assert.equal(
      takesApplications({ ...always, finished_at, show_application_form }, noonOf(today)),
      expected,
    );
  });
}

const unlimited = { ...always, admission: 'manual', waiting_list: true, places_left: null } as const;
const timeZone = 'Europe/Sarajevo';

test('only what is over is called closed; a form switched off before says that none is needed', () => {
  const said = cases.map(([finished_at, show_application_form, today]) => {
    const event = { ...unlimited, finished_at, show_application_form };
    const applications_open = takesApplications(event, noonOf(today));
    return applicationsAt({ ...event, applications_open }, { today, timeZone });
  });
  assert.deepEqual(said, [
    ...['open', 'open', 'closed', 'open', 'closed', 'closed'],
    ...['notNeeded', 'notNeeded', 'closed'],
  ]);
  // A page that was opened before midnight only knows the day of its rendering.
  const event = {
    ...{ ...unlimited, finished_at: '2026-11-22', applications_open: false },
    show_application_form: 'true',
  } as const;
  assert.equal(applicationsAt(event, { today: '2026-11-22', timeZone }), 'closed');
});

test('an event says that it is full, cancelled or not open yet', () => {
  type Told = Parameters<typeof applicationsAt>[0];
  const open: Told = {
    ...{ ...unlimited, finished_at: '2026-11-22', applications_open: true },
    show_application_form: 'true',
  };
  const closed: Told = { ...open, applications_open: false };
  const full: Told = { ...open, admission: 'automatic', places_left: 0 };
  // Midnight has passed in Sarajevo.
  const apply_from = '2026-11-20T23:30:00.000Z';
  const told: [event: Told, state: string][] = [
    [{ ...open, admission: 'automatic', places_left: 1 }, 'open'],
    [full, 'waitingList'],
    [{ ...full, waiting_list: false }, 'full'],
    [{ ...full, waiting_list: false, admission: 'manual' }, 'open'],
    [{ ...closed, cancelled: true }, 'cancelled'],
    [{ ...closed, apply_from }, 'upcoming'],
    [{ ...closed, apply_from: '2026-11-20T22:30:00.000Z' }, 'closed'],
    [{ ...closed, apply_from, finished_at: '2026-11-20' }, 'closed'],
    [{ ...closed, apply_from, show_application_form: 'false' }, 'notNeeded'],
  ];
  for (const [event, state] of told)
    assert.equal(applicationsAt(event, { today: '2026-11-21', timeZone }), state, JSON.stringify(event));
});

test('places are told once it is known that somebody has one', () => {
  const placesOf = (admission: 'manual' | 'automatic', places_left: number | null) =>
    toldPlaces({ admission, capacity: 5, places_left });
  assert.deepEqual(
    [null, 5, 4, 0].map(left => placesOf('automatic', left)),
    [undefined, 5, 4, 0],
  );
  assert.deepEqual(
    [null, 5, 4, 0].map(left => placesOf('manual', left)),
    [undefined, undefined, 4, 0],
  );
});

test('applications begin and end at their moments, and a cancelled event takes none', () => {
  const event: Applying = {
    ...{ finished_at: '2026-11-22', show_application_form: 'true', cancelled: false },
    ...{ apply_from: '2026-11-10T07:00:00.000Z', apply_until: '2026-11-20T11:00:00.000Z' },
  };
  const isOpen = (now: string, changes: Partial<Applying> = {}) =>
    takesApplications({ ...event, ...changes }, { now, today: now.slice(0, 10) });
  for (const [now, expected] of [
    ['2026-11-10T06:59:59.999Z', false],
    ['2026-11-10T07:00:00.000Z', true],
    ['2026-11-20T10:59:59.999Z', true],
    ['2026-11-20T11:00:00.000Z', false],
  ] as const) {
    assert.equal(isOpen(now), expected, now);
    assert.equal(isOpen(now, { cancelled: true }), false, now);
  }
  assert.equal(isOpen('2026-11-22T12:00:00.000Z', { apply_until: null }), true);
  assert.equal(isOpen('2026-11-23T12:00:00.000Z', { apply_until: '2026-12-01T00:00:00.000Z' }), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicationsAt, takesApplications } from './applications-open.ts';

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
    assert.equal(takesApplications({ finished_at, show_application_form }, today), expected);
  });
}

test('only what is over is called closed; a form switched off before says that none is needed', () => {
  const said = cases.map(([finished_at, show_application_form, today]) => {
    const event = { finished_at, show_application_form };
    return applicationsAt({ ...event, applications_open: takesApplications(event, today) }, today);
  });
  assert.deepEqual(said, [
    ...['open', 'open', 'closed', 'open', 'closed', 'closed'],
    ...['notNeeded', 'notNeeded', 'closed'],
  ]);
  // A page that was opened before midnight only knows the day of its rendering.
  const event = {
    finished_at: '2026-11-22',
    show_application_form: 'true',
    applications_open: false,
  } as const;
  assert.equal(applicationsAt(event, '2026-11-22'), 'closed');
});

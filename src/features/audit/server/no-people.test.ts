import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personalMarks, plantPerson } from '#features/people/testing/planted-person.ts';

test('of forty values that a person’s forms are marked with none is in the audit, or in the log', async () => {
  const { site, email, headers } = await plantPerson();
  const query = `?email=${encodeURIComponent(email)}`;
  await site.call(`/people?search=${email}`, { headers });
  await site.call(`/people/record${query}`, { headers });
  await site.call(`/people/export${query}`, { headers });
  const { status } = await site.call(`/people${query}`, { method: 'DELETE', headers });
  assert.equal(status, 200);
  const trash = await site.call('/trash', { method: 'DELETE', headers });
  assert.equal(trash.status, 200);
  const entries = await site.db.selectFrom('audit_entries').selectAll().execute();
  const done = new Set(entries.map(({ action }) => action));
  for (const action of ['update', 'delete', 'answer', 'export', 'read_person', 'erase'] as const)
    assert.ok(done.has(action), action);
  const kept = JSON.stringify([entries, site.logged]).toLowerCase();
  assert.deepEqual(
    personalMarks.filter(mark => kept.includes(mark)),
    [],
  );
});

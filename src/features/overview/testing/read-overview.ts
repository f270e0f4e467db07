import assert from 'node:assert/strict';
import { create } from '#server/testing/sample-forms.ts';
import type { TestSite } from '#server/testing/test-site.ts';
import type { Overview } from '../contract.ts';

export async function read(site: TestSite): Promise<Overview> {
  const { status, body } = await site.call<Overview>('/overview.php', { headers: await site.signIn() });
  assert.equal(status, 200);
  return body;
}

/** Sends applications to an event at these instants. */
export async function apply(
  site: TestSite,
  { id, kind }: { id: number; kind: string },
  instants: readonly string[],
): Promise<void> {
  for (const instant of instants) {
    const { id: application } = await create(site, 'application', { workshopId: id, applicationType: kind });
    // Written directly, because forms of past events are closed.
    await site.db
      .updateTable('applications')
      .set({ created_at: instant })
      .where('id', '=', application)
      .execute();
  }
}

import { type EventKind, eventKinds } from '#features/events/kinds.ts';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import type { Application } from '../schemas.ts';

/** A site with one event of each kind, with the ids 1, 2 and 3. */
export async function siteWithEvents() {
  const site = await createTestSite({ isThrottled: false });
  for (const kind of eventKinds) await create(site, kind);
  const headers = await site.signIn();
  return {
    site,
    apply: (kind: EventKind, changes: Fields = {}) =>
      create(site, 'application', {
        workshopId: eventKinds.indexOf(kind) + 1,
        applicationType: kind,
        ...changes,
      }),
    read: <Body = Application[]>(query: string) => site.call<Body>(`/applications.php${query}`, { headers }),
    remove: (query: string) => site.call(`/applications.php${query}`, { method: 'DELETE', headers }),
  };
}

export const ofWorkshop = '?id=1&application_type=workshop';
export const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

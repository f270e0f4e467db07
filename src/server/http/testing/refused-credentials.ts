import assert from 'node:assert/strict';
import { insertUser } from '#features/accounts/server/queries.ts';
import { startSession } from '#features/accounts/server/sessions.ts';
import type { TestSite } from '#server/testing/test-site.ts';

export type Credentials = Record<string, string>;
const days = 24 * 60 * 60 * 1_000;
/** An instant after the test site's present. */
export const later = (milliseconds: number) =>
  new Date(Date.parse('2026-11-21T09:30:00.000Z') + milliseconds).toISOString();

/** Credentials that are not valid. */
export const refusedCredentials: Record<string, (site: TestSite) => Promise<Credentials>> = {
  'no token': async () => ({}),
  garbage: async () => ({ Authorization: `Bearer ${'x'.repeat(43)}` }),
  'a token unused for more than 7 days': async site => {
    const headers = await site.signIn();
    site.setClock(later(7 * days + 1));
    return headers;
  },
  'a token older than 30 days, though in use': async site => {
    const headers = await site.signIn();
    for (let day = 5; day <= 30; day += 5) {
      site.setClock(later(day * days));
      const { status } = await site.call('/news-item.php', { method: 'POST', headers });
      assert.equal(status, 404, 'alive until then');
    }
    site.setClock(later(30 * days + 1));
    return headers;
  },
  'a logged-out token': async site => {
    const headers = await site.signIn();
    const { status } = await site.call('/login.php', { method: 'DELETE', headers });
    assert.equal(status, 200);
    return headers;
  },
  'a token of a disabled account': async site => {
    const user = await insertUser(site.db, 'iskljucena@primjer.ba', '', new Date(later(0)));
    const token = await startSession(site.db, user.id, new Date(later(0)));
    await site.db
      .updateTable('users')
      .set({ disabled_at: later(0) })
      .where('id', '=', user.id)
      .execute();
    return { Authorization: `Bearer ${token}` };
  },
};

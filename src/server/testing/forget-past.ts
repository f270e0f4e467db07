import type { TestSite } from './test-site.ts';

/** Removes for good what only the trash and earlier versions have, as time does. */
export async function forgetPast(site: TestSite): Promise<void> {
  await site.call('/trash', { method: 'DELETE', headers: await site.signIn() });
  await site.db.deleteFrom('versions').execute();
  await site.services.media.removeOrphans();
}

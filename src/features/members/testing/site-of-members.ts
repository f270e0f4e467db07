import { noteNotice } from '#features/privacy/server/notice.ts';
import type { Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSite, type TestSiteOptions } from '#server/testing/test-site.ts';
import type { Member } from '../schemas.ts';

export type Refusal = { fields: Record<string, string> };
type Mail = { to: string; subject: string; lang: string; about: { type: string; id: number } | null };

/** What a visitor sends who applies. */
export const membershipForm = {
  firstName: 'Đurđa',
  lastName: 'Šćepanović',
  email: 'djurdja@primjer.ba',
  consent: true,
};

/** A site with what its public and its office do about members. */
export async function siteOfMembers(options: TestSiteOptions = {}) {
  const site = await createTestSite({ isThrottled: false, ...options });
  await noteNotice(site.db, site.services);
  const headers = await site.signIn();
  const call = <Body>(path: string, init: RequestInit = {}) =>
    site.call<Body>(path, { ...init, headers: { ...headers, ...init.headers } });
  const apply = (changes: Fields = {}, extra: Record<string, string> = {}) => {
    const init = json({ ...membershipForm, ...changes });
    return site.call<{ id: number } & Refusal>('/membership', {
      ...init,
      headers: { ...init.headers, ...extra },
    });
  };
  const members = async (query = '') => (await call<Member[]>(`/members.php?${query}`)).body;
  const mails = async () => (await call<{ items: Mail[] }>('/mails')).body.items;
  return { site, call, apply, members, mails };
}

/** Sends an application from each address; returns their ids. */
export async function applyAs(site: TestSite, emails: readonly string[]): Promise<number[]> {
  const made: number[] = [];
  for (const email of emails) {
    const { body } = await site.call<{ id: number }>('/membership', json({ ...membershipForm, email }));
    made.push(body.id);
  }
  return made;
}

import type { Session } from '#features/accounts/server/sessions.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { createTestSite, multipart, type TestSiteOptions } from '#server/testing/test-site.ts';
import type { Role } from '#shared/api/access.ts';
import type { Language } from '#shared/language.ts';
import type { Site } from '../contract.ts';

export type Refused = { code: string; fields: Record<string, string> };
type VersionAnswer = { version: number; at: string; by: Session['user'] | null; changed: string[] };

/** A site whose own words an account reads and changes. */
export async function openSite(options: TestSiteOptions = {}, role: Role = 'editor') {
  const site = await createTestSite(options);
  const headers = await site.signIn(role);
  const send = <Body>(path: string, method: string, body: object) =>
    site.call<Body>(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    site,
    headers,
    send,
    /** As the public reads it. */
    show: async (lang = 'bs') => (await site.call<Site>(`/site?lang=${lang}`)).body,
    showStored: async (lang = 'bs') => (await site.call<Site>(`/site?lang=${lang}`, { headers })).body,
    change: <Body = Site>(words: object, lang = 'bs') => send<Body>(`/site?lang=${lang}`, 'PUT', words),
    changeBoth: <Body = Record<Language, Site>>(words: Partial<Record<Language, object>>) =>
      send<Body>('/site/languages', 'PUT', words),
    /** Stores a picture for the words, and answers its path. */
    sendPicture: async () => {
      const init = { method: 'POST', headers, body: multipart({ image: await samplePicture() }) };
      return (await site.call<{ src: string }>('/text-images', init)).body.src;
    },
    versions: async (lang = 'bs') =>
      (await site.call<VersionAnswer[]>(`/versions?type=site&lang=${lang}`, { headers })).body,
    version: async (version: number, lang = 'bs') =>
      site.call<VersionAnswer & { item: Site }>(`/versions?type=site&lang=${lang}&version=${version}`, {
        headers,
      }),
    restore: <Body = Site>(version: number, lang = 'bs') =>
      send<Body>('/versions/restore', 'POST', { type: 'site', lang, version }),
  };
}

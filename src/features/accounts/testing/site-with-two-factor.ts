import { administrator, createTestSite, json, type TestSiteOptions } from '#server/testing/test-site.ts';
import { codeOf, stepsAt } from '../server/two-factor/totp.ts';

export type TwoFactor = { is_on: boolean; since: string | null; recovery_codes_left: number };
export type Offer = { secret: string; uri: string };
export type Codes = { recovery_codes: string[] };
export type Login = { token?: string; error?: string; code?: string; fields?: Record<string, string> };

const start = Date.parse('2026-11-21T09:30:00.000Z');

/** A site whose administrator is signed in, with what she does about her second factor. */
export async function siteWithTwoFactor(options: TestSiteOptions = {}) {
  const site = await createTestSite({ isThrottled: false, ...options });
  const headers = await site.signIn();
  let seconds = 0;
  const call = <Body>(path: string, method = 'GET', body?: object) => {
    const init = body ? json(body, method) : { method };
    return site.call<Body>(`/two-factor${path}`, { ...init, headers: { ...init.headers, ...headers } });
  };
  const codeAt = (secret: string, offset = 0) =>
    codeOf(secret, stepsAt(new Date(start + (seconds + offset) * 1_000))[1]);
  return {
    site,
    headers,
    call,
    codeAt,
    wait: (more: number) => {
      seconds += more;
      site.setClock(new Date(start + seconds * 1_000).toISOString());
    },
    show: async () => (await call<TwoFactor>('')).body,
    signIn: (changes: { code?: string; password?: string; email?: string } = {}) =>
      site.call<Login>('/login.php', json({ ...administrator, ...changes })),
    /** Turns it on, by the code of half a minute ago. */
    turnOn: async () => {
      const { secret } = (await call<Offer>('', 'POST')).body;
      const { body } = await call<Codes>('/confirm', 'POST', { code: codeAt(secret, -30) });
      return { secret, codes: body.recovery_codes };
    },
  };
}

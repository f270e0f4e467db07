import { accountCalls } from '#features/accounts/contract.ts';
import { requestOf, type SampleCall } from '#server/testing/expected-call.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Answer } from './ledger/ledger.ts';
import type { Fields } from './ledger/things.ts';
import { administrator } from './sites/site.ts';

export type Api = ReturnType<typeof createApi>;

/** A running site's API. */
export function createApi(origin: string, token = '') {
  return {
    /** Undefined if there was no complete response, so that the outcome is unknown. */
    call: async (endpoint: Endpoint, sample: SampleCall = {}): Promise<Answer | undefined> => {
      const [path, init] = requestOf(endpoint, sample, { Authorization: `Bearer ${token}` });
      try {
        const response = await fetch(`${origin}/api${path}`, init);
        return { status: response.status, body: (await response.json()) as Fields };
      } catch {
        return undefined;
      }
    },
    /** Downloads a file of a response, as anybody or as the account; undefined if there was no complete response. */
    download: async (
      path: string,
      { isSignedIn = false } = {},
    ): Promise<{ status: number; bytes: Uint8Array } | undefined> => {
      try {
        const response = await fetch(
          origin + path,
          isSignedIn ? { headers: { Authorization: `Bearer ${token}` } } : {},
        );
        return { status: response.status, bytes: await response.bytes() };
      } catch {
        return undefined;
      }
    },
  };
}

export async function signIn(origin: string, credentials = administrator): Promise<string> {
  const answer = await createApi(origin).call(accountCalls.login, { fields: credentials });
  if (answer?.status !== 200) throw new Error(`Not signed in: ${JSON.stringify(answer)}`);
  return String(answer.body.token);
}

import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as received: names and values of its headers in turn, its body still encoded. */
export type Answer = { status: number; headers: string[]; body: Buffer };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** The headers that wrk sends in every measurement. */
export const standardHeaders = { 'Accept-Encoding': 'br' };

export async function request(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { agent, headers: { ...standardHeaders, ...headers } }, response => {
      const { statusCode: status = 0, rawHeaders } = response;
      buffer(response).then(body => resolve({ status, headers: rawHeaders, body }), reject);
    });
    asked.setTimeout(10_000, () => asked.destroy(new Error(`${address} did not answer within 10 s.`)));
    asked.on('error', reject);
  });
}

export function headerOf({ headers }: Answer, name: string): string | undefined {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at === -1 ? undefined : headers[at + 1];
}

import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = { to: string[]; from: string; source: string; isEncrypted: boolean };

/** A refusal in the server's words, such as `451 4.7.1 Come back later`. */
type Refusal = string | undefined;

type Options = Partial<SMTPServerOptions> & {
  /** What the server says to a recipient. */
  refuse?: (address: string) => Refusal;
  /** What it says when it has a whole message. */
  refuseMessage?: (mail: ReceivedMail) => Refusal;
};

/** A server on this machine that takes e-mail and keeps what it has taken. */
export async function startMailServer(
  t: Pick<TestContext, 'after'>,
  { refuse = () => undefined, refuseMessage = () => undefined, ...options }: Options = {},
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    // A handshake takes longer than the rest of a message.
    hideSTARTTLS: true,
    disableReverseLookup: true,
    // In milliseconds: it would wait for half a minute for what was connected to a site that was killed.
    closeTimeout: 500,
    onRcptTo: ({ address }, _, callback) => callback(failure(refuse(address))),
    onData: (stream, { envelope, secure }, callback) => {
      text(stream).then(source => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const mail = { to: envelope.rcptTo.map(({ address }) => address), from, source, isEncrypted: secure };
        const refusal = refuseMessage(mail);
        if (!refusal) received.push(mail);
        callback(failure(refusal));
      }, callback);
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => new Promise<void>(resolve => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  return { received, port, url: `smtp://127.0.0.1:${port}` };
}

function failure(refusal: Refusal): (Error & { responseCode: number }) | null {
  if (!refusal) return null;
  const [, code = '', words = ''] = refusal.match(/^(\d{3}) (.*)$/) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}

/** The headers of a message by their lower-case names, unfolded. */
export function headersOf({ source }: Pick<ReceivedMail, 'source'>): Map<string, string[]> {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return headers;
}

import { once } from 'node:events';
import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Headers; body: string };

/**
 * Sends raw bytes and reads until the site closes the connection, so the request needs `Connection: close`
 * unless the site closes by itself.
 */
export async function exchange(origin: string, text: string): Promise<RawAnswer> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  socket.setTimeout(30_000, () => socket.destroy(new Error(`No end of the answer to ${text.slice(0, 80)}`)));
  let received = '';
  socket.setEncoding('latin1').on('data', data => (received += data));
  socket.write(text, 'latin1');
  await once(socket, 'close');
  const end = received.indexOf('\r\n\r\n');
  const [line = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((header): [string, string] => {
      const colon = header.indexOf(':');
      return [header.slice(0, colon), header.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(line.split(' ')[1]), headers, body: received.slice(end + 4) };
}

/** A request as text. */
export function requestText(line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const all = {
    Host: 'localhost',
    Connection: 'close',
    ...(body && { 'Content-Length': String(Buffer.byteLength(body, 'latin1')) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

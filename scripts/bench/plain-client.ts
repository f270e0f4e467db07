import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { standardHeaders } from './request.ts';

/**
 * Asks for one page after the other on a connection, for a quarter of the processor time of Node's client: who measures
 * shares the machine with what is measured. Throws unless a page is there, with its length.
 */
export class PlainClient {
  readonly #socket: Socket;
  readonly #host: string;

  constructor(origin: string) {
    const { host, hostname, port } = new URL(origin);
    this.#host = host;
    this.#socket = connect(Number(port), hostname).setNoDelay();
  }

  async get(path: string): Promise<void> {
    const headers = Object.entries({ Host: this.#host, ...standardHeaders });
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    let received = 0;
    let length = Number.POSITIVE_INFINITY;
    while (received < length) {
      const [piece] = (await once(this.#socket, 'data')) as [Buffer];
      if (received === 0) length = lengthOf(piece, path);
      received += piece.length;
    }
  }

  end(): void {
    this.#socket.destroy();
  }
}

/** Of a whole response, whose header comes in one piece. */
function lengthOf(piece: Buffer, path: string): number {
  const end = piece.indexOf('\r\n\r\n') + 4;
  const header = piece.toString('latin1', 0, end);
  const body = /\r\ncontent-length: (\d+)\r\n/i.exec(header)?.[1];
  if (header.startsWith('HTTP/1.1 200 ') && body !== undefined) return end + Number(body);
  throw new Error(`${path} was answered: ${header}`);
}

import { once } from 'node:events';
import { open, stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

const bytesAtOnce = 64 * 1024;

/** The bytes of a file, piece after piece in the same memory: each is gone when the next one is asked for. */
export async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  const piece = Buffer.allocUnsafeSlow(bytesAtOnce);
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

type Init = { method: string; headers: Headers; signal: AbortSignal };

/**
 * Like `fetch`, with a file as the body. `fetch` takes new memory for each piece, which stays until it is collected: as
 * much as the file is large.
 */
export async function sendFile(path: string, url: URL, { method, headers, signal }: Init): Promise<Response> {
  const { size } = await stat(path);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const fields = { ...Object.fromEntries(headers), 'Content-Length': size };
  const request = send(url, { method, headers: fields, signal });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  try {
    // A refusal may come before the end of the file.
    await Promise.race([answered, write(request, path)]);
    const [response] = await answered;
    const body = await buffer(response);
    const { statusCode: status = 0, statusMessage: statusText = '' } = response;
    return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, statusText });
  } finally {
    if (!request.writableEnded) request.destroy();
  }
}

async function write(request: ClientRequest, path: string): Promise<void> {
  for await (const piece of piecesOf(path)) {
    if (request.destroyed) return;
    await new Promise<void>(resolve => request.write(piece, () => resolve()));
  }
  request.end();
}

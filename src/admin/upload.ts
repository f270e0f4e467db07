import type { CallInit, OnProgress } from '#shared/api-client.ts';

/** In milliseconds: without a sign of life for so long a call has failed. */
export const patience = 60_000;

/** `fetch` for what takes a while to send: it tells how far it is, which the platform's own cannot. */
export function upload(
  address: URL,
  { method, headers, body = '', signal }: CallInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sending = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    // However long all of it takes: what counts is that it goes on.
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => sending.abort(), patience);
    };
    sending.open(method, address);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(loaded / total);
    };
    sending.onload = () => resolve(new Response(sending.responseText, { status: sending.status }));
    sending.onerror = () => reject(new TypeError('The request failed.'));
    sending.onabort = () => reject(signal?.aborted ? signal.reason : new TypeError('No sign of life.'));
    sending.onloadend = () => clearTimeout(timer);
    signal?.addEventListener('abort', () => sending.abort());
    wait();
    sending.send(body);
  });
}

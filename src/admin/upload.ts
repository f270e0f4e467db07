import type { CallInit, OnProgress } from '#shared/api/api-client.ts';

/** A call fails after this time without any progress, in milliseconds. */
export const patience = 60_000;

/** A `fetch` that reports the progress of sending, which the platform's does not. */
export function upload(
  address: URL,
  { method, headers, body = '', signal }: CallInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sending = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    // Restarted with each progress event.
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

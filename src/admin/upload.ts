import type { CallInit, OnProgress } from '#shared/api-client.ts';

/** `fetch` for what takes a while to send: it tells how far it is, which the platform's own cannot. */
export function upload(
  address: URL,
  { method, headers, body = '', signal }: CallInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sending = new XMLHttpRequest();
    sending.open(method, address);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    sending.onload = () => resolve(new Response(sending.responseText, { status: sending.status }));
    sending.onerror = () => reject(new TypeError('The request failed.'));
    sending.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => sending.abort());
    sending.send(body);
  });
}

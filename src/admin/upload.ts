import type { OnProgress } from '#shared/api-client.ts';

/** `fetch` for what takes a while to send: it tells how far it is, which the platform's own cannot. */
export async function upload(request: Request, onProgress: OnProgress): Promise<Response> {
  const { method, url, headers, signal } = request;
  const body = await request.blob();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(method, url);
    for (const [name, value] of headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    sending.onload = () => resolve(new Response(sending.responseText, { status: sending.status }));
    sending.onerror = () => reject(new TypeError('The request failed.'));
    sending.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => sending.abort());
    sending.send(body);
  });
}

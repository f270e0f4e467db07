import { ReadableStream } from 'node:stream/web';
import type { FileContent } from './handler.ts';

/** Like PDFs of content: it is saved, and opened by the reader that the visitor has chosen. */
export function fileResponse(contentType: string, { name, content, headers }: FileContent): Response {
  const body = content instanceof Uint8Array ? content : (ReadableStream.from(content) as BodyInit);
  return new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${name}"`,
      ...headers,
    },
  });
}

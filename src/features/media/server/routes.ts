import type { Media } from './media.ts';

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

/** Serves `/media/…`. A name is derived from the file's content, so responses may be cached forever. */
export async function serveMedia(media: Media, name: string, address: string): Promise<Response> {
  const file = await media.open(name, address);
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const contentType = contentTypes[extension];
  if (!file || !contentType)
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } });
  return new Response(file.stream(), {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(file.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(extension === 'pdf' && { 'Content-Disposition': 'attachment' }),
    },
  });
}

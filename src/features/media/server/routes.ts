import type { Media } from './media.ts';

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

/**
 * Serves `/media/…`. A name is derived from the file's content, so responses may be cached forever, but for those of
 * files to which only the trash, earlier versions and previews refer: `mayRead` says who gets them.
 */
export async function serveMedia(
  media: Media,
  name: string,
  options: { method: string; address: string; mayRead: () => Promise<boolean> },
): Promise<Response> {
  const isPublic = await media.isPublic(name);
  const file = isPublic || (await options.mayRead()) ? await find(media, name, options) : undefined;
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const contentType = contentTypes[extension];
  if (!file || !contentType)
    // It may be there again once what refers to it is restored.
    return new Response('Not found\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
    });
  return new Response(file.body, {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(file.size),
      'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      ...(extension === 'pdf' && { 'Content-Disposition': 'attachment' }),
    },
  });
}

/** `HEAD` opens nothing, because nobody would read it. */
async function find(media: Media, name: string, { method, address }: { method: string; address: string }) {
  if (method === 'HEAD') {
    const size = await media.sizeOf(name, address);
    return size === undefined ? undefined : { size, body: null };
  }
  const file = await media.open(name, address);
  return file && { size: file.size, body: file.stream() };
}

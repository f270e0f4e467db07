import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Encoders } from '../http/compression.ts';
import type { Encoding } from '../http/negotiation.ts';
import type { BufferedBody } from '../http-cache/cached-response.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Reads the built files into memory by path. They are few and small, and no request's path reaches the disk. */
export async function readAssets(folder: string): Promise<Map<string, BufferedBody>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name)),
  );
  const assets = [...files].flatMap(file => {
    const contentType = contentTypes[extname(file)];
    return contentType ? [readAsset(folder, file, contentType, files)] : [];
  });
  return new Map(await Promise.all(assets));
}

async function readAsset(
  folder: string,
  file: string,
  contentType: string,
  files: ReadonlySet<string>,
): Promise<[path: string, BufferedBody]> {
  const path = `/${relative(folder, file).split(sep).join('/')}`;
  const encoders: Encoders = {};
  for (const [encoding, ending] of Object.entries(endings) as [Encoding, string][]) {
    if (!files.has(file + ending)) continue;
    const compressed = await readFile(file + ending);
    encoders[encoding] = async () => compressed;
  }
  const headers = new Headers({
    'Content-Type': contentType,
    'Cache-Control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    // The Content-Security-Policy of files prevents browsers from displaying a PDF.
    ...(contentType === 'application/pdf' && { 'Content-Disposition': 'attachment' }),
  });
  return [path, { headers, body: await readFile(file), encoders }];
}

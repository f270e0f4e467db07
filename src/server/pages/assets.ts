import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding, type Encoding } from '../http/compression.ts';

type StoredEncoding = Encoding | 'identity';
type Asset = {
  contentType: string;
  isImmutable: boolean;
  bodies: Map<StoredEncoding, Uint8Array<ArrayBuffer>>;
};

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
const endings: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/** The built files of the browser, held in memory: small, few, and no path of a request ever reaches the disk. */
export async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const encoding = endings[extname(file)] ?? 'identity';
    const plain = encoding === 'identity' ? file : file.slice(0, -extname(file).length);
    const contentType = contentTypes[extname(plain)];
    if (!contentType) continue;
    const path = `/${relative(folder, plain).split(sep).join('/')}`;
    const asset = assets.get(path) ?? {
      contentType,
      isImmutable: path.startsWith('/assets/'),
      bodies: new Map(),
    };
    asset.bodies.set(encoding, new Uint8Array(await readFile(file)));
    assets.set(path, asset);
  }
  return assets;
}

/** Answers a built file in the best encoding that the browser takes. */
export function answerAsset(asset: Asset, request: Request): Response {
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'));
  const encoding = accepted && asset.bodies.has(accepted) ? accepted : 'identity';
  return new Response(asset.bodies.get(encoding), {
    headers: {
      'Content-Type': asset.contentType,
      'Cache-Control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      // The policy of files lets no browser show a PDF by itself.
      ...(asset.contentType === 'application/pdf' && { 'Content-Disposition': 'attachment' }),
    },
  });
}

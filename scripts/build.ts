import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { entries, manifests, siteEntry, siteStart } from '../src/server/pages/entries.ts';
import { keepPreviousAssets } from './previous-assets.ts';

/** The panel has React Router's own (docs/decisions/0051-home-footer-theme.md). */
const ownRouter = {
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: join(import.meta.dirname, '../src/public/react-router.tsx') },
    ],
  },
};

/** More than 64 files need longer hashes than vite.config.ts gives to those of the public pages. */
const longNames = { output: { chunkFileNames: 'assets/c-[hash].js' } };

const compressible = /\.(js|css|svg)$/;

/** Builds the React parts for browser and server, and compresses files in advance. */
export function buildSite(): Promise<void> {
  return keepPreviousAssets('dist', buildParts);
}

async function buildParts(): Promise<void> {
  for (const entry of entries) {
    const isFirst = entry === entries[0];
    await build({
      logLevel: 'warn',
      ...(entry === siteEntry && ownRouter),
      build: {
        manifest: manifests[entry],
        emptyOutDir: isFirst,
        copyPublicDir: isFirst,
        rolldownOptions:
          entry === siteEntry ? { input: [siteStart, siteEntry] } : { input: entry, ...longNames },
      },
    });
  }
  await build({ logLevel: 'error', ...ownRouter, build: { ssr: true } });
  await compress('dist/client');
}

async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => entry.isFile() && compressible.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async file => {
      const bytes = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

if (import.meta.main) await buildSite();

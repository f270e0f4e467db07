import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#server/storage/file-store.ts';
import { hoursOfFiles } from '../../states.ts';
import { TransferFailure } from './transfer-failure.ts';

export const pieceName = (upload: string, position: number) => `${upload}-${position}`;

/** Puts the pieces of a ZIP together on this machine, while `work` is at it. */
export async function withWhole<T>(
  store: FileStore,
  { upload, pieces }: { upload: string; pieces: number },
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = store.temporaryPath();
  try {
    await pipeline(piecesOf(store, upload, pieces), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function* piecesOf(store: FileStore, upload: string, pieces: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < pieces; position += 1) {
    const piece = await store.open(pieceName(upload, position));
    if (!piece) throw new TransferFailure({ reason: 'pieceMissing' });
    yield* piece.stream();
  }
}

/** Whether what was sent begins like a ZIP, or like an export of WordPress; false if there is nothing. */
export async function isReadable(store: FileStore, upload: string): Promise<boolean> {
  const first = await store.open(pieceName(upload, 0));
  if (!first) return false;
  const reader = first.stream().getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return /^(PK|(\u00ef\u00bb\u00bf)?\s*<\?xml)/.test(Buffer.from(value ?? []).toString('latin1', 0, 100));
}

/** Removes the pieces and the exports of the day before: they hold personal data. */
export async function removeOldFiles(store: FileStore, now: Date): Promise<void> {
  for (const name of await store.list()) {
    const stats = await store.stat(name);
    if (stats && now.getTime() - stats.writtenAt.getTime() > hoursOfFiles * 60 * 60_000)
      await store.remove(name);
  }
}

import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { S3Client } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

export type Stores = {
  originals: FileStore;
  /** Smaller pictures, which can be made again. */
  variants: FileStore;
  /** The daily backups. */
  backups: FileStore;
  /** ZIPs of imports and exports, for a day. */
  transfers: FileStore;
  /** Whether other instances may be writing to them. */
  isShared: boolean;
};

/** Opens the site's files: folders of DATA_DIR, or prefixes of a bucket with the same names. */
export async function openStores({
  dataDir,
  storage,
}: Pick<Settings, 'dataDir' | 'storage'>): Promise<Stores> {
  const open = storage
    ? (name: string) =>
        createS3Store({
          client: new S3Client(storage),
          prefix: `${storage.prefix}${name}/`,
          temporaryFolder: join(dataDir, 'uploads'),
        })
    : (name: string) => createFolderStore(join(dataDir, name));
  return {
    originals: await open('media'),
    variants: await open('media-sizes'),
    backups: await open('backups'),
    transfers: await open('transfers'),
    isShared: storage !== undefined,
  };
}

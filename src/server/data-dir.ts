import { resolve } from 'node:path';

/** The folder of a site's data. Apart from the other settings: the start needs it before it loads anything else. */
export function dataDirOf({ DATA_DIR }: Record<string, string | undefined>): string {
  return resolve(DATA_DIR?.trim() || './data');
}

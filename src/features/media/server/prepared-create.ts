import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { PreparedFile } from './files.ts';

type Names = Readonly<Record<string, string>>;

/** A create that only needs its transaction; slow work is done before. */
export type PreparedCreate<Result = unknown> = {
  /** Its files; `make` gets their stored names under the same keys. */
  files?: Readonly<Record<string, PreparedFile | undefined>>;
  make: (tx: Tx, names: Names) => Promise<Result>;
};

type Also<Result> = (tx: Tx, result: Result) => Promise<void>;

/** A create that shares its transaction with others; `also` runs in it. */
export type SharedCreate<Result = unknown> = { share: (also: Also<Result>) => Promise<Result> };

/** Runs the create; `also` runs in the same transaction. */
export function commit<Result>(
  { media }: Pick<Services, 'media'>,
  prepared: PreparedCreate<Result> | SharedCreate<Result>,
  also: Also<Result> = async () => {},
): Promise<Result> {
  if ('share' in prepared) return prepared.share(also);
  const { files = {}, make } = prepared;
  return media.change(files, async (tx, names) => {
    const result = await make(tx, names);
    await also(tx, result);
    return { result, released: [] };
  });
}

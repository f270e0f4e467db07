import { parseArgs } from 'node:util';

export const usage = `Measures the built site beside a bare node:http server and nginx, on generated content.

  npm run bench -- [--items N] [--seconds S] [--json FILE]
  npm run bench -- --soak MINUTES [--items N] [--json FILE]
  npm run bench -- --engines [--items N] [--seconds S] [--json FILE]

  --items N        how much content is generated, 100 at least (1,000)
  --seconds S      how long each server is loaded in each scenario (2)
  --soak MINUTES   instead: a steady, modest load, 2 minutes at least, and what becomes of the memory
  --engines        instead: the same content on PostgreSQL, with one instance and with two
  --json FILE      writes the figures to a file
`;

/** The first minute of a steady load is compared with the last one. */
const fewestMinutes = 2;

export type Options = {
  items: number;
  seconds: number;
  soak: number | undefined;
  engines: boolean;
  json: string | undefined;
};

/** The command's options; undefined if they are invalid. */
export function readOptions(words: readonly string[]): Options | undefined {
  const option = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { items: option, seconds: option, soak: option, engines: { type: 'boolean' }, json: option },
    });
    const { items = '1000', seconds = '2', soak, engines = false, json } = values;
    const options = {
      items: Number(items),
      seconds: Number(seconds),
      soak: soak === undefined ? undefined : Number(soak),
      engines,
      json,
    };
    const isRight =
      options.items >= 100 &&
      options.seconds >= 0.1 &&
      (options.soak ?? fewestMinutes) >= fewestMinutes &&
      !(engines && soak);
    return isRight ? options : undefined;
  } catch {
    return undefined;
  }
}

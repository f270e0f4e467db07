import { parseId } from '#shared/ids.ts';

/** Other forms of an address than ours, in lower case and with the id as `:id`, and the one that they mean. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['/radionica', '/radionice'],
  ['/radionice/:id', '/radionica/:id'],
]);

/**
 * The one form of a page's address, whatever case, slashes and escapes it is written with; undefined where none of
 * the site's pages (`paths`, with ids as `:id`) is meant. It is made of our own paths: it never leads elsewhere.
 */
export function canonicalPath(pathname: string, paths: ReadonlySet<string>): string | undefined {
  const segments = decode(pathname)?.toLowerCase().split('/').filter(Boolean);
  if (!segments || segments.length > 2) return undefined;
  const [place = '', item] = segments;
  const id = parseId(item);
  if (item !== undefined && id === undefined) return undefined;
  const written = id === undefined ? `/${place}` : `/${place}/:id`;
  const path = aliases.get(written) ?? written;
  return paths.has(path) ? path.replace(':id', String(id)) : undefined;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

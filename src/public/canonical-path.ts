import { parseId } from '#shared/ids.ts';

/**
 * The one form of a page's address, whatever case, slashes and escapes it is written with; undefined where none of
 * the site's pages is meant. `forms` says of each pattern, in lower case, which page's it means. The result is made of
 * our own patterns: it never leads elsewhere.
 */
export function canonicalPath(pathname: string, forms: ReadonlyMap<string, string>): string | undefined {
  const segments = decode(pathname)?.toLowerCase().split('/').filter(Boolean);
  if (!segments || segments.length > 2) return undefined;
  const [place = '', item] = segments;
  const id = parseId(item);
  if (item !== undefined && id === undefined) return undefined;
  const written = id === undefined ? `/${place}` : `/${place}/:id`;
  return forms.get(written)?.replace(':id', String(id));
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

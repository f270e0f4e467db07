import { parseId } from '#shared/api/ids.ts';
import { isSlug } from '#shared/text/is-slug.ts';

/**
 * The canonical form of a page's path, whatever its case, slashes and escapes; undefined if it matches no
 * page. `forms` maps each pattern, in lower case, to its page. The result consists of known patterns, so it
 * never leads elsewhere.
 */
export function canonicalPath(pathname: string, forms: ReadonlyMap<string, string>): string | undefined {
  const segments = decode(pathname)?.toLowerCase().split('/').filter(Boolean);
  if (!segments || segments.length > 2) return undefined;
  const [place = '', item] = segments;
  const ofSlug = item && isSlug(item) ? forms.get(`/${place}/:slug`) : undefined;
  if (ofSlug) return ofSlug.replace(':slug', String(item));
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

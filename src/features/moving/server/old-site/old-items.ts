import { type Language, languages } from '#shared/language.ts';
import type { Said } from '../../texts/reasons.ts';
import { OldSiteFailure } from './guarded-request.ts';
import { type OldItem, saidBy } from './old-item.ts';
import type { OldSite } from './old-site.ts';
import { readLanguage } from './old-values.ts';

/**
 * The items of a list of content in all languages, by their numbers. Sites differ in which of the parameters they heed: all
 * are tried. What could not be read is said by `fail`.
 */
export async function gatherItems(
  site: OldSite,
  path: string,
  fail: (why: Said) => void,
): Promise<OldItem[]> {
  const found = new Map<number, OldItem>();
  const failed = new Map<Language | 'all', OldSiteFailure>();
  const gather = async (part: Language | 'all') => {
    const query = part === 'all' ? { all: 'true' } : { lang: part };
    try {
      for await (const item of site.list(path, query))
        if (!found.has(item.id)) found.set(item.id, inLanguage(item, part));
    } catch (error) {
      if (!(error instanceof OldSiteFailure) || site.isAway) throw error;
      failed.set(part, error);
    }
  };
  for (const part of ['all', ...languages] as const) await gather(part);
  const isWhole = !failed.has('all') || !languages.some(language => failed.has(language));
  const [first] = [...failed.values()];
  if (first && (!isWhole || first.isPassing)) fail(first.said);
  return [...found.values()].toSorted((one, other) => one.id - other.id);
}

/** An item that does not say its language has that of the list. */
function inLanguage(item: OldItem, part: Language | 'all'): OldItem {
  if (part === 'all' || readLanguage(saidBy(item, 'lang') ?? '')) return item;
  return { ...item, values: { ...item.values, lang: part } };
}

import type { VersionEntry } from '#features/versions/contract.ts';
import type { Language } from '#shared/language.ts';

type Versions = readonly Pick<VersionEntry, 'version' | 'at'>[];

/** Those that changed one of a section's fields, and what it began with. The newest is the first. */
export function versionsOf(names: readonly string[], versions: VersionEntry[]): VersionEntry[] {
  return versions.filter(
    (entry, place) => place === versions.length - 1 || entry.changed.some(name => names.includes(name)),
  );
}

/**
 * The version of each language while that of one was the present one: rows, and what both languages share, belong
 * together. The form saves Bosnian first, and English right after it.
 */
export function versionsTogether(
  { bs, en }: Readonly<Record<Language, Versions>>,
  lang: Language,
  version: number,
): Record<Language, number> {
  const place = (lang === 'bs' ? bs : en).findIndex(one => one.version === version);
  const last = (versions: Versions, isEarlier: (at: string) => boolean) =>
    (versions.find(({ at }) => isEarlier(at)) ?? versions.at(-1))?.version ?? 1;
  if (lang === 'en') return { bs: last(bs, at => at <= (en[place]?.at ?? '')), en: version };
  const next = bs[place - 1]?.at;
  return { bs: version, en: last(en, at => next === undefined || at < next) };
}

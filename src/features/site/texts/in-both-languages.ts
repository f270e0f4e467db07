import type { Language } from '#shared/language.ts';
import { tidy } from '#shared/typography.ts';

/** A page's texts in both languages, the Bosnian ones with their typography. */
export function inBothLanguages<Content>(bs: Content, en: Content): Record<Language, Content> {
  return { bs: tidyAll(bs), en };
}

function tidyAll<T>(value: T): T {
  if (typeof value === 'string') return tidy(value) as T;
  if (Array.isArray(value)) return value.map(tidyAll) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidyAll(part)])) as T;
}

import type { Language } from '#shared/language.ts';
import { tidy } from '#shared/typography.ts';
import { homeBs } from './home-bs.ts';
import { homeEn } from './home-en.ts';

export type Person = { name: string; role?: string; affiliation: string };

/** The texts and people of the home page: what the association edits, without touching what shows it. */
export type HomeContent = {
  lead: string;
  formulaTitle: string;
  formulaContinued: string;
  formulaCaption: string;
  mission: { statement: string; text: string };
  goals: { title: string; text: string }[];
  activitiesLabel: string;
  organization: { title: string; people: Person[] }[];
  history: { year: string; title: string; text: string }[];
  membership: { title: string; text: string };
};

export const homeContent: Record<Language, HomeContent> = { bs: tidyAll(homeBs), en: homeEn };

/** `tidy` for every text in a structure. */
function tidyAll<T>(value: T): T {
  if (typeof value === 'string') return tidy(value) as T;
  if (Array.isArray(value)) return value.map(tidyAll) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidyAll(part)])) as T;
}

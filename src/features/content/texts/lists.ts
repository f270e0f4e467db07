import type { Language } from '#shared/language.ts';
import type { Translation } from '#shared/messages/translation.ts';

// Beside the messages, which every page loads.
const bs = {
  years: 'Godine',
  allYears: 'Sve godine',
  /** How many items exist in one language only, by that language. */
  en_one: '{{count}} stavka postoji samo na engleskom: prikaži je',
  en_few: '{{count}} stavke postoje samo na engleskom: prikaži ih',
  en_other: '{{count}} stavki postoji samo na engleskom: prikaži ih',
  bs_one: '{{count}} stavka postoji samo na bosanskom: prikaži je',
  bs_few: '{{count}} stavke postoje samo na bosanskom: prikaži ih',
  bs_other: '{{count}} stavki postoji samo na bosanskom: prikaži ih',
  whole: 'Prikaži cijelu listu',
};

const en = {
  years: 'Years',
  allYears: 'All years',
  en_one: '{{count}} item exists in English only: show it',
  en_other: '{{count}} items exist in English only: show them',
  bs_one: '{{count}} item exists in Bosnian only: show it',
  bs_other: '{{count}} items exist in Bosnian only: show them',
  whole: 'Show the whole list',
} satisfies Translation<typeof bs>;

/** The texts of lists of pages. */
export const listTexts: Record<Language, Translation<typeof bs>> = { bs, en };

import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  calendar: 'Kalendar događaja (za pretplatu)',
  news: 'Novosti (RSS)',
};

const en: typeof bs = {
  calendar: 'Calendar of events (to subscribe to)',
  news: 'News (RSS)',
};

/** What lists of events say of their calendar. */
export const followTexts: Record<Language, typeof bs> = { bs, en };

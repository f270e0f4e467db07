import type { Language } from '#shared/language.ts';
import { translate } from '#shared/translate.ts';

const forms = {
  bs: {
    days_one: '{{count}} dan',
    days_few: '{{count}} dana',
    days_other: '{{count}} dana',
    weeks_one: '{{count}} sedmicu',
    weeks_few: '{{count}} sedmice',
    weeks_other: '{{count}} sedmica',
    // In the genitive, after 'nakon' and 'po isteku'.
    months_one: '{{count}} mjeseca',
    months_few: '{{count}} mjeseca',
    months_other: '{{count}} mjeseci',
  },
  en: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    weeks_one: '{{count}} week',
    weeks_other: '{{count}} weeks',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
  },
};

/** A number of them in words, such as '30 dana'. */
export const periodIn = (language: Language) => (unit: 'days' | 'weeks' | 'months', count: number) =>
  translate(forms[language], language, unit, { count });

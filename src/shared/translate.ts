import type { Language } from './language.ts';

export type Values = Readonly<Record<string, string | number>>;

const pluralRules = { bs: new Intl.PluralRules('bs'), en: new Intl.PluralRules('en') };

/**
 * The text of a key (`empty.title`) in a tree of messages, with `{{name}}` replaced. With `count` among the
 * values the form for that number is taken: `key_one`, `key_few` or `key_other`, as each language has them, and all
 * numbers are written as quantities; elsewhere a number may be a year.
 */
export function translate(messages: object, language: Language, key: string, values: Values = {}): string {
  const { count } = values;
  const plural =
    typeof count === 'number' ? find(messages, `${key}_${pluralRules[language].select(count)}`) : undefined;
  const text = plural ?? find(messages, key);
  if (typeof text !== 'string') throw new Error(`There is no message '${key}'.`);
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' && count !== undefined ? grouped(value, language) : String(value);
  });
}

/** A quantity as it is written: `1.022` in Bosnian, `1,022` in English. */
function grouped(quantity: number, language: Language): string {
  return String(quantity).replace(/\B(?=(?:\d{3})+$)/g, language === 'bs' ? '.' : ',');
}

/** A list of texts, such as the months. */
export function translateList(messages: object, key: string): readonly string[] {
  const list = find(messages, key);
  if (!Array.isArray(list)) throw new Error(`There is no list of messages '${key}'.`);
  return list;
}

function find(messages: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((branch, part) => (branch as Record<string, unknown> | undefined)?.[part], messages);
}

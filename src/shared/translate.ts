import type { Language } from './language.ts';

export type Values = Readonly<Record<string, string | number>>;

const pluralRules = { bs: new Intl.PluralRules('bs'), en: new Intl.PluralRules('en') };

/**
 * The text of a key (`empty.title`), with `{{name}}` replaced. `count` selects the plural form (`key_one`,
 * `key_few`, `key_other`) and makes all numbers quantities; without it a number may be a year.
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

function grouped(quantity: number, language: Language): string {
  return String(quantity).replace(/\B(?=(?:\d{3})+$)/g, language === 'bs' ? '.' : ',');
}

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

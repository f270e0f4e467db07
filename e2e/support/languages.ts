import { translate } from '#shared/translate.ts';
import { readMessages } from '../../src/server/testing/messages.ts';
import type { Messages, TextKey } from '../../src/ui/i18n.tsx';

export const languages = ['bs', 'en'] as const;
export type Language = (typeof languages)[number];
export type Texts = Messages;

export const texts = (await readMessages()) as unknown as Record<Language, Texts>;

/** A text by its whole key, as in the navigation. */
export function textOf(key: TextKey, language: Language): string {
  return translate(texts[language], language, key.replace(':', '.'));
}

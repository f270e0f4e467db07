import type { Language } from '#shared/language.ts';
import { translate, type Values } from '#shared/translate.ts';
import type { Texts } from '#ui/i18n.tsx';
import { bs } from './messages/bs.ts';
import type { Namespaces } from './messages/namespaces.ts';

/** English is loaded when it is read, so that it costs nobody else anything. */
const messagesIn: Record<Language, () => Promise<Namespaces>> = {
  bs: async () => bs,
  en: async () => (await import('./messages/en.ts')).en,
};

/** `trashDays` is how long deleted things stay in the trash. */
export async function panelTexts(language: Language, trashDays: number): Promise<Texts> {
  const messages = await messagesIn[language]();
  const tScreens = (key: string, values: Values) => translate(messages.screens ?? {}, language, key, values);
  return { language, messages, values: { trashDays: tScreens('trashDays', { count: trashDays }) } };
}

import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';

export type TemplateTexts = { subject: string; body: string };

/**
 * A message that a feature writes. Its texts are plain, with `{{name}}` for what is filled in; a blank line ends a
 * paragraph. Administrators may change them, so a placeholder that texts may have named is never taken away.
 */
export type MailTemplate<Name extends string = string> = {
  /** Its name in calls. */
  name: string;
  placeholders: Readonly<Record<Name, Placeholder>>;
  /** Those without which the message does not say what it is sent for: its text should have them. */
  essential?: readonly string[];
  texts: Readonly<Record<Language, TemplateTexts>>;
  /** Values for a preview: real ones where there are any. */
  example: (
    services: Pick<Services, 'db' | 'mail' | 'site' | 'timeZone' | 'visibleTo'>,
    lang: Language,
  ) => Promise<Record<Name, string>>;
};

/** A text, or an address of this site: alone in its paragraph it is shown as a button with a label. */
export type Placeholder = 'text' | Readonly<Record<Language, string>>;

/** What every template may name. */
export const commonPlaceholders = {
  association: 'text',
  website: { bs: 'Otvori stranicu', en: 'Open the site' },
} as const;

/** Keeps the names of the placeholders in the type. */
export function mailTemplate<const Name extends string>(
  template: MailTemplate<Name> & { essential?: readonly NoInfer<Name>[] },
): MailTemplate<Name> {
  return template;
}

/** What an administrator writes to people whom they choose; an example in each language. */
export function writtenMessage(name: string, examples: Readonly<Record<Language, WrittenMessage>>) {
  const text = { subject: '{{subject}}', body: '{{message}}\n\n{{association}}' };
  return mailTemplate({
    name,
    placeholders: { subject: 'text', message: 'text' },
    essential: ['message'],
    texts: { bs: text, en: text },
    example: async (_services, lang) => examples[lang],
  });
}

type WrittenMessage = { subject: string; message: string };

/** The names that texts name and the template does not have. */
export function unknownPlaceholders(template: MailTemplate, text: string): string[] {
  const known: object = { ...template.placeholders, ...commonPlaceholders };
  const named = text.matchAll(/\{\{(.*?)\}\}/gs).map(([, name = '']) => name);
  return [...named.filter(name => !Object.hasOwn(known, name))];
}

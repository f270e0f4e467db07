import { escapeXml } from '#server/feeds/xml.ts';
import type { Language } from '#shared/language.ts';
import { buttonHtml, frameHtml, linkHtml, paragraphHtml, type Sender } from './frame.ts';
import {
  commonPlaceholders,
  type MailTemplate,
  type Placeholder,
  type TemplateTexts,
} from './mail-template.ts';

export type RenderedMail = { subject: string; text: string; html: string };

type Rendering = {
  template: MailTemplate;
  texts: TemplateTexts;
  lang: Language;
  /** A placeholder without a value stays as it is. */
  values: Readonly<Record<string, string>>;
  sender: Sender;
};

/** Fills in a template. Values are text wherever they stand: never HTML, and in the subject never a second line. */
export function renderMail({ template, texts, lang, values, sender }: Rendering): RenderedMail {
  const all = new Map([
    ['association', sender.name],
    ['website', sender.website],
  ]);
  for (const [name, value] of Object.entries(values)) all.set(name, cleanText(value));
  const paragraphs = texts.body
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => fill(paragraph, name => all.get(name)).trim() !== '');
  const subject = toLine(fill(texts.subject, name => all.get(name)));
  const placeholders = new Map<string, Placeholder>(
    Object.entries({ ...template.placeholders, ...commonPlaceholders }),
  );
  const html = paragraphs.map(paragraph => toHtml(paragraph, { placeholders, values: all, lang }));
  const text = paragraphs.map(paragraph => fill(paragraph, name => all.get(name)).trim());
  return {
    subject,
    text: `${[...text, `-- \n${sender.name}\n${sender.website}`].join('\n\n')}\n`,
    html: frameHtml({ subject, paragraphs: html, lang, sender }),
  };
}

type Filling = {
  placeholders: ReadonlyMap<string, Placeholder>;
  values: ReadonlyMap<string, string>;
  lang: Language;
};

function toHtml(paragraph: string, { placeholders, values, lang }: Filling): string {
  // What has no value is a secret, whose place is filled in when the message is sent.
  const lookUp = (name: string) => escapeXml(values.get(name) ?? `{{${name}}}`);
  const [, only = ''] = paragraph.match(/^\{\{(\w+)\}\}$/) ?? [];
  const button = placeholders.get(only);
  if (typeof button === 'object') return buttonHtml(lookUp(only), button[lang]);
  const html = fill(escapeXml(paragraph), name =>
    typeof placeholders.get(name) === 'object' ? linkHtml(lookUp(name)) : lookUp(name),
  );
  return paragraphHtml(html.replaceAll('\n', '<br>\n'));
}

function fill(text: string, lookUp: (name: string) => string | undefined): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => lookUp(name) ?? placeholder);
}

/** Fills in the secrets of a rendered text. */
export function revealSecrets(
  { text, html }: Pick<RenderedMail, 'text' | 'html'>,
  lookUp: (name: string) => string | undefined,
): Pick<RenderedMail, 'text' | 'html'> {
  const escaped = (name: string) => {
    const value = lookUp(name);
    return value === undefined ? undefined : escapeXml(value);
  };
  return { text: fill(text, lookUp), html: fill(html, escaped) };
}

/** Without control characters other than line ends. */
function cleanText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
}

/** One line, whatever a mail program takes for the end of one. */
function toLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

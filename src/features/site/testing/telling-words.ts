import { languages } from '#shared/language.ts';
import { plainText } from '#shared/text/plain-text.ts';
import { starter } from '../starter/starter.ts';

/** Shorter ones say nothing of an association: 'Edukacija', 'Sarajevo'. */
const shortest = 30;

/** What nobody but this association says: its name, its people, where it is, and its sentences. */
export const tellingWords: readonly string[] = [...new Set(languages.flatMap(tellingWordsIn))];

function tellingWordsIn(language: (typeof languages)[number]): string[] {
  const { name, short_name, tagline, people, goals, timeline, contact, social, footer, ...texts } =
    starter[language];
  const { mission, activities, membership } = texts;
  const sentences = [
    ...[tagline, footer],
    ...[mission, activities, membership.text].flatMap(linesOf),
    ...[...goals, ...timeline].map(({ text }) => text),
  ];
  return [
    ...[name, short_name, contact.email],
    ...contact.address.split('\n').slice(0, 1),
    ...people.map(person => person.name),
    ...social.map(({ url }) => url),
    ...sentences.filter(text => text.length >= shortest),
  ];
}

function linesOf(html: string): string[] {
  return html.split(/<\/(?:p|h2|li)>/).map(plainText);
}

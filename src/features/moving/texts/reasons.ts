import type { Language } from '#shared/language.ts';
import { translate } from '#shared/translate.ts';
import { namesInBosnian } from './names-bs.ts';
import { bs } from './reasons-bs.ts';
import { en } from './reasons-en.ts';

type Reason = keyof typeof en;

/** What whoever imports has to know, in either language. Values may be names as calls say them, and sentences too. */
export type Said = { reason: Reason; values?: Readonly<Record<string, string | number | Said>> };

const texts: Readonly<Record<Language, typeof en>> = { bs, en };

/** As a sentence; calls and commands say it in English, with the names that calls have. */
export function sentence({ reason, values = {} }: Said, language: Language): string {
  const named = Object.entries(values).map(([name, value]) => [name, inWords(name, value, language)]);
  return translate(texts[language], language, reason, Object.fromEntries(named));
}

function inWords(name: string, value: string | number | Said, language: Language): string | number {
  if (typeof value === 'object') return sentence(value, language);
  const names = language === 'bs' ? namesInBosnian[name] : undefined;
  if (!names) return value;
  const said = String(value).split(', ');
  return said.map(each => names[each] ?? each).join(', ');
}

/** An error that whoever imports reads. */
export class SaidError extends Error {
  readonly said: Said;

  constructor(said: Said, options?: ErrorOptions) {
    super(sentence(said, 'en'), options);
    this.said = said;
  }
}

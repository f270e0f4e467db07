import * as z from 'zod/mini';
import { isWebAddress, withScheme } from './addresses/web-address.ts';
import type { FieldProblemKey } from './api/errors.ts';
import { parseId } from './api/ids.ts';
import { isDay, parseInstant } from './dates.ts';
import { isIssn } from './issn.ts';
import { languages } from './language.ts';
import { formatFocus, type PictureFocus, parseFocus } from './picture-focus.ts';
import { slugOf } from './text/slug.ts';

// zod tests `eval` to compile parsers, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** Maximum lengths (docs/product.md#validation) in Unicode code points. */
export const limits = { line: 300, email: 254, url: 2_000, text: 10_000, html: 500_000 } as const;

/** Sets the key of a message as zod's error message. */
function because(key: FieldProblemKey) {
  return { error: () => key };
}

/** Refuses what UTF-8 or a database cannot store (a lone surrogate, NUL). */
function plainText(maximum: number) {
  return z.string(because('invalid')).check(
    z.refine(text => text.isWellFormed() && !text.includes('\0'), because('text')),
    z.trim(),
    z.maxLength(maximum, because('tooLong')),
  );
}

/** May be empty. Null, by which JSON says that there is none, is the same. */
export const optionalText = (maximum: number = limits.line) =>
  z.pipe(
    z.nullable(plainText(maximum)),
    z.transform((text: string | null) => text ?? ''),
  );
export const requiredText = (maximum: number = limits.line) =>
  plainText(maximum).check(z.minLength(1, because('required')));
export const html = () => optionalText(limits.html);

/** Stricter rules would refuse valid addresses. */
export const email = () =>
  requiredText(limits.email).check(
    z.regex(/^[^\s@<>"(),:;]+@[^\s@<>"(),:;.]+(\.[^\s@<>"(),:;.]+)+$/, because('email')),
  );

/** `YYYY-MM-DD`, or a full ISO date-time, of which the date counts. */
export const day = () =>
  z.pipe(
    requiredText().check(z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.,+\-Zz]+)?$/, because('day'))),
    z.pipe(
      z.transform((text: string) => text.slice(0, 10)),
      z.string().check(z.refine(isDay, because('day'))),
    ),
  );

/** The same; empty, or null, for none. */
export const optionalDay = () =>
  z.pipe(
    z.transform((value: string | null) => (value === '' ? null : value)),
    z.nullable(day()),
  );

/** An ISO 8601 instant with its offset, which becomes UTC with milliseconds. An empty text, or null, becomes null. */
export const optionalInstant = () =>
  z.pipe(
    optionalText().check(
      z.refine(text => text === '' || parseInstant(text) !== undefined, because('instant')),
    ),
    z.transform((text: string) => parseInstant(text) ?? null),
  );

/** Http or https only. */
export const webAddress = () => requiredText(limits.url).check(z.refine(isWebAddress, because('url')));

/** Adds `https://` to an address without a scheme. */
const completed = () =>
  z.pipe(
    z.transform((text: string) => text && withScheme(text)),
    z.string().check(
      z.maxLength(limits.url, because('tooLong')),
      z.refine(text => text === '' || isWebAddress(text), because('url')),
    ),
  );

/** May be without its `https://`. */
export const link = () => z.pipe(requiredText(limits.url), completed());
/** May be empty too. */
export const optionalLink = () => z.pipe(optionalText(limits.url), completed());

/** `HH:MM`, from 00:00 to 23:59. */
export const clockTime = () => requiredText().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('time')));

export const choice = <const T extends readonly string[]>(values: T) => z.enum(values, because('choice'));
export const language = () => choice(languages);

/** A whole number, as a number or as text. */
export const whole = (minimum: number, maximum: number) =>
  z.pipe(
    z.transform((value: string | number) =>
      typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value,
    ),
    z
      .int(because('number'))
      .check(z.minimum(minimum, because('number')), z.maximum(maximum, because('number'))),
  );

/** The same; empty, or null, for none. */
export const optionalWhole = (minimum: number, maximum: number) => {
  const number = whole(minimum, maximum);
  return z.pipe(
    z.transform((value: string | number | null) => (value === '' || value === null ? null : value)),
    z.nullable(number),
  );
};

/** An ISSN with its hyphen, or empty; its last character is a check digit (ISO 3297). */
export const issn = () =>
  z.pipe(
    optionalText(),
    z.pipe(
      z.transform((text: string) =>
        text.toUpperCase().replace(/^(?:ISSN:?\s*)?(\d{4})[-–\s]?(\d{3}[\dX])$/, '$1-$2'),
      ),
      z.string().check(z.refine(text => text === '' || isIssn(text), because('issn'))),
    ),
  );

/** What is typed of a DOI: itself, or the address of its resolver, in which characters are escaped. */
function plainDoi(text: string): string {
  const [, escaped] = /^https?:\/\/(?:dx\.)?doi\.org\/(.*)$/i.exec(text) ?? [];
  if (escaped === undefined) return text.replace(/^doi:\s*/i, '');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** A DOI without the address of its resolver, or empty. After its prefix it may have any printable character. */
export const doi = () =>
  z.pipe(
    optionalText(),
    z.pipe(
      z.transform(plainDoi),
      z
        .string()
        .check(
          z.refine(text => text === '' || /^10\.\d{4,9}(?:\.\d+)*\/[^\s\p{C}]+$/u.test(text), because('doi')),
        ),
    ),
  );

/** The last part of an address, or empty; what is typed becomes one. */
export const slug = () =>
  z.pipe(
    optionalText().check(z.refine(text => text === '' || slugOf(text) !== '', because('slug'))),
    z.transform(slugOf),
  );

/** A place in a picture, as `x,y` or `{ x, y }` in percent. Empty, or null, for none. */
export const optionalFocus = () => {
  const percent = whole(0, 100);
  const text = z
    .string()
    .check(z.refine(text => text.trim() === '' || parseFocus(text) !== undefined, because('invalid')));
  return z.pipe(
    z.nullable(z.union([text, z.object({ x: percent, y: percent })], because('invalid'))),
    z.transform((value: string | PictureFocus | null) => {
      const focus = typeof value === 'string' ? parseFocus(value) : value;
      return focus ? formatFocus(focus) : null;
    }),
  );
};

const largestCount = 1_000_000;

/** A text that does not begin with a number counts as 0 (docs/contract.md#conventions). */
export const count = () =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' || typeof value === 'number' ? Number.parseInt(`${value}`, 10) || 0 : 0,
    ),
    z
      .int(because('number'))
      .check(z.minimum(0, because('number')), z.maximum(largestCount, because('number'))),
  );

/** A count as typed into a form, which refuses what the API counts as 0. */
export const typedCount = () =>
  requiredText().check(
    z.refine(text => /^\d{1,15}$/.test(text) && Number(text) <= largestCount, because('count')),
  );

/** Of an object from JSON no text can be made: it may have a `toString` of its own. */
function idIn(value: unknown): number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? parseId(String(value)) : undefined;
}

/** The id of another item. An invalid id is undefined, so that it is not found rather than refused. */
export const reference = () => z.optional(z.pipe(z.unknown(), z.transform(idIn)));

/** The ids of up to 1,000 items; 0, which no item has, for one that is none. */
export const references = () =>
  z.pipe(
    z
      .array(reference(), because('invalid'))
      .check(z.minLength(1, because('required')), z.maxLength(1_000, because('invalid'))),
    z.transform(ids => ids.map(id => id ?? 0)),
  );

/** The id of an item's counterpart in the other language; empty, or null, for none. */
export const counterpart = () =>
  z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? null : (idIn(value) ?? Number.NaN))),
    z.nullable(z.int(because('translation'))),
  );

export const flag = () =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])], because('choice')),
    z.transform(value => value === true || value === 'true' || value === '1'),
  );

/** The check box of a consent: anything but `true` is refused. */
export const consentGiven = () => z.pipe(flag(), z.literal(true, because('consent')));

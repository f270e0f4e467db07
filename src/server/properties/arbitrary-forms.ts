import fc from 'fast-check';
import { type Field as DeclaredField, type Fields, isFile, responseName } from '#features/content/fields.ts';
import { sanitize } from '#features/content/server/html/sanitize.ts';
import { membershipTypes } from '#features/members/membership-types.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { limits } from '#shared/validation.ts';
import { anyText } from '../testing/arbitraries.ts';

/** A field's value as sent (`undefined` is left out), and as returned afterwards. */
type Sent = { sent: unknown; response: unknown };
type Field = fc.Arbitrary<Sent>;

/** The fields of a form by name, each with its name in responses. */
export type FormShape = Readonly<Record<string, readonly [answered: string, field: Field]>>;

const trimmed = (texts: fc.Arbitrary<string>): Field => texts.map(sent => ({ sent, response: sent.trim() }));

/** One of several spellings, each with its meaning. */
const oneOf = (...pairs: readonly (readonly [sent: unknown, response: unknown])[]): Field =>
  fc.constantFrom(...pairs.map(([sent, response]) => ({ sent, response })));
const choice = (values: readonly string[]): Field => oneOf(...values.map(value => [value, value] as const));

/** A field that may be left out of a create, with the default. */
const optional = (field: Field, response: unknown): Field =>
  fc.oneof({ withCrossShrink: true }, fc.constant({ sent: undefined, response }), {
    weight: 4,
    arbitrary: field,
  });

const longest = (maximum: number) =>
  fc.constantFrom('š', '🧬', 'ﷺ', '<', '\u0301').map(character => ` ${character.repeat(maximum)}\n`);

function text(minimum: number, maximum: number = limits.line): Field {
  const texts = fc.oneof({ withCrossShrink: true }, { weight: 12, arbitrary: anyText }, longest(maximum));
  return trimmed(texts.filter(candidate => [...candidate.trim()].length >= minimum));
}

const kept = ['p', 'b', 'em', 'u', 's', 'a', 'h1', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'br', 'hr'];
const dropped = ['div', 'span', 'script', 'svg', 'table', 'td', 'form', 'textarea', 'iframe', 'img', 'x-y'];
const attributes = [
  '',
  ' href="https://a.ba/?b&c"',
  ' href="javascript:alert(1)"',
  ' onclick=a',
  ' start="3"',
  '/',
];
const tag = fc
  .tuple(fc.constantFrom('<', '</'), fc.constantFrom(...kept, ...dropped), fc.constantFrom(...attributes))
  .map(parts => `${parts.join('')}>`);
/** Few different tags, so that they nest. */
const plainTag = fc.constantFrom('<p>', '<p>', '<span>', '<div>', '</p>', '</div>', '<li>', '<ul>', 'a');

const html: Field = fc
  .oneof(
    fc.array(plainTag, { maxLength: 8 }),
    fc.array(fc.oneof({ weight: 3, arbitrary: tag }, anyText), { maxLength: 12 }),
  )
  .map(parts => parts.join(''))
  .map(sent => ({ sent, response: sanitize(sent.trim(), 'content') }));

/** A part of an e-mail address, without the characters that end it. */
const part = (ends: RegExp) => anyText.map(candidate => `a${candidate.replace(ends, '')}`);
const email = trimmed(
  fc
    .tuple(part(/[\s@<>"(),:;]/g), fc.array(part(/[\s@<>"(),:;.]/g), { minLength: 2, maxLength: 3 }))
    .map(([name, domain]) => ` ${name}@${domain.join('.')}\t`)
    .filter(address => [...address.trim()].length <= limits.email),
);

const address = fc
  .tuple(
    fc.constantFrom('primjer.ba', 'ćuprija.ba', '127.0.0.1:8080', '[::1]', 'a.b:65535', 'č:d@primjer.ba'),
    fc.oneof({ weight: 6, arbitrary: anyText }, longest(1_900)).map(path => path.replace(/\p{Cc}/gu, '')),
  )
  .map(([host, path]) => (path ? `${host}/${path}` : host));
const url = trimmed(
  fc.tuple(fc.constantFrom('http://', ' https://', 'HTTPS://'), address).map(parts => `${parts.join('')}\n`),
);

/** An album's link: empty, with a scheme, or without one, which is then added. */
const link = fc.oneof(
  { weight: 2, arbitrary: url },
  address
    .map(sent => ({ sent, response: `https://${sent.trim()}` }))
    .filter(({ sent }) => !/^[a-z.]+:\D/.test(sent)),
  oneOf(['', ''], [' \n', '']),
);

const midnight = (of: string) => new Date(`${of}T00:00:00Z`);
const day: Field = fc
  .tuple(
    fc
      .date({ min: midnight('0001-01-01'), max: midnight('9999-12-31'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10)),
    fc.constantFrom('', '', ' ', 'T00:00', 'T23:30:00.000-05:00', 'T00:30+02:00'),
  )
  .map(([response, rest]) => ({ sent: `${response}${rest}`, response }));

const twoDigits = (below: number) => fc.nat(below - 1).map(value => String(value).padStart(2, '0'));
const time = trimmed(fc.tuple(twoDigits(24), twoDigits(60)).map(parts => `${parts.join(':')} `));

const whole = (min: number, max: number): Field =>
  fc
    .integer({ min, max })
    .chain(response =>
      oneOf([response, response], [String(response), response], [` 00${response} `, response]),
    );

const capacity: Field = fc.oneof(
  fc
    .nat(1_000_000)
    .chain(response =>
      oneOf(
        [response, response],
        [` 0${response}`, response],
        [`${response}.9`, response],
        [`+${response} mjesta`, response],
      ),
    ),
  fc.constantFrom('', 'dvadeset', '٣', 'NaN', 'Infinity', '-0').map(sent => ({ sent, response: 0 })),
);

const on = [true, 'true', '1'].map(sent => [sent, 'true'] as const);
const off = [false, 'false', '0'].map(sent => [sent, 'false'] as const);

export function shapeOf(fields: Fields): FormShape {
  const sent = Object.entries(fields).filter(([, declared]) => !isFile(declared));
  return Object.fromEntries(
    sent.map(([name, declared]) => {
      const { kind, default: byDefault } = declared;
      const response = kind === 'flag' ? String(byDefault) : byDefault;
      const field = byDefault === undefined ? byKind(declared) : optional(byKind(declared), response);
      return [name, [responseName(name, declared), field] as const];
    }),
  );
}

function byKind({ kind, values = [], minimum = 0, maximum = 0, default: byDefault }: DeclaredField): Field {
  const shortest = byDefault === '' ? 0 : 1;
  switch (kind) {
    case 'line':
      return text(shortest);
    case 'text':
      return text(shortest, limits.text);
    case 'html':
      return html;
    case 'url':
      return url;
    case 'link':
      return link;
    case 'choice':
    case 'language':
      return choice(values);
    case 'day':
      return day;
    case 'time':
      return time;
    case 'count':
      return capacity;
    case 'whole':
      return whole(minimum, maximum);
    case 'optionalWhole':
      return oneOf(['', null], [minimum, minimum], [String(maximum), maximum]);
    case 'focus':
      return oneOf(['', null], ['5,95', { x: 5, y: 95 }]);
    case 'event':
      return oneOf(['', null]);
    case 'issn':
      return oneOf(['', ''], ['03785955', '0378-5955']);
    case 'doi':
      return oneOf(['', ''], ['doi:10.1000/182', '10.1000/182']);
    case 'slug':
      return fc.uuid().map(sent => ({ sent, response: sent }));
    case 'flag':
      return oneOf(...on, ...off);
    case 'boolean':
      return oneOf(...[...on, ...off].map(([sent, response]) => [sent, response === 'true'] as const));
    case 'instant':
      return oneOf(['', null], ['2026-11-21T10:30:00+01:00', '2026-11-21T09:30:00.000Z']);
    default:
      throw new Error(`A ${kind} is no text.`);
  }
}

const free = Object.entries(personColumns).map(([field, column]) => [
  field,
  [column, optional(text(0), '')] as const,
]);
const person: FormShape = {
  ...Object.fromEntries(free),
  firstName: ['first_name', text(1)],
  lastName: ['last_name', text(1)],
  email: ['email', email],
  membershipType: ['membership_type', optional(choice(membershipTypes), 'redovni član')],
};

export const submissionShapes = {
  question: { name: ['name', text(1)], email: ['email', email], message: ['message', text(1, limits.text)] },
  member: person,
  /** The time of the test site's clock. */
  application: {
    ...person,
    applicationType: ['is_repeated', oneOf(['workshop', false])],
    consent: [
      'consent_at',
      oneOf(...[true, 'true', '1'].map(sent => [sent, '2026-11-21T09:30:00.000Z'] as const), [
        undefined,
        null,
      ]),
    ],
  },
} satisfies Record<string, FormShape>;

type Form = Partial<Record<string, Sent>>;

/** Valid forms of a type: complete ones, with an event's days in order, or any part of one. */
export function rightForms(shape: FormShape, extent: 'whole' | 'part' = 'whole'): fc.Arbitrary<Form> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, [, field]]) => [name, field]));
  if (extent === 'part') return fc.record(fields, { requiredKeys: [] });
  return fc.record(fields).map(({ startedAt, finishedAt, ...form }) => {
    if (!startedAt || !finishedAt) return form;
    const isInOrder = String(startedAt.response) <= String(finishedAt.response);
    return {
      ...form,
      ...(isInOrder ? { startedAt, finishedAt } : { startedAt: finishedAt, finishedAt: startedAt }),
    };
  });
}

export function sentBy(form: Form): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).map(([name, field]) => [name, field?.sent]));
}

/** The response to a form, by the names in responses. */
export function answersTo(shape: FormShape, form: Form): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).map(([name, field]) => [shape[name]?.[0], field?.response]));
}

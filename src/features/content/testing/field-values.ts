import { limits } from '#shared/validation.ts';
import type { Field } from '../fields.ts';
import { doiValues, issnValues } from './identifier-values.ts';

/** Valid values of a field with the responses to them, and invalid ones with their sentences. */
export type FieldValues = {
  sample: readonly [sent: unknown, answered: unknown];
  right: readonly (readonly [sent: unknown, answered: unknown])[];
  wrong: readonly (readonly [sent: unknown, problem: string])[];
};

export const missed = 'Ovo polje je obavezno.';
const unstorable = 'Tekst sadrži znakove koji se ne mogu sačuvati.';
const invalid = 'Unesena vrijednost nije ispravna.';
const noChoice = 'Odaberite jednu od ponuđenih vrijednosti.';
const noDay = 'Unesite ispravan datum, npr. 21.11.2026';
const noTime = 'Unesite ispravno vrijeme, npr. 09:00';
const noInstant = 'Unesite dan i vrijeme.';
const noNumber = 'Unesite cijeli broj.';
const noAddress = 'Unesite ispravnu adresu koja počinje sa http:// ili https://';
const tooLong = (maximum: number) => `Tekst može imati najviše ${maximum} znakova.`;

const markup =
  '<script>alert("1")</script> &amp; <b>Đž</b> c\u030c \u010d 🧬\n\r\n\r \u202e\u200f a  b\u00a0\u0001';
const all = (values: readonly unknown[], problem: string) => values.map(value => [value, problem] as const);
const same = (values: readonly unknown[]) => values.map(value => [value, value] as const);
const notText = [1, true, ['a'], {}];
const addresses = [
  ...[
    'primjer.ba:99999/',
    'http://a b.ba/',
    'https://',
    'https://primjer.ba:99999/',
    'https://primjer.ba/\nx',
  ],
  ...[
    'ftp://primjer.ba/',
    'javascript:alert(1)',
    'mailto:a@primjer.ba',
    'data:text/html,x',
    'https:primjer.ba',
  ],
];
const noAddresses = ['primjer.ba', '//primjer.ba', '/bilten.pdf', 'xhttps://primjer.ba'];
const urlOf = (length: number) => 'https://primjer.ba/'.padEnd(length, 'a');

/** The values of a field; those that are not text can be sent as JSON only. */
export function valuesOf(field: Field): FieldValues {
  const values = byKind(field);
  // An optional field may also be sent empty, unless its default is not empty.
  const isMissed = field.default !== '' && field.default !== null && field.kind !== 'count';
  return isMissed ? { ...values, wrong: [...values.wrong, ...all(['', null], missed)] } : values;
}

function byKind(field: Field): FieldValues {
  switch (field.kind) {
    case 'line':
      return plain(limits.line);
    case 'text':
      return plain(limits.text);
    case 'html':
      return {
        sample: [
          '<p>Sažeci do <strong>300</strong> riječi.</p>',
          '<p>Sažeci do <strong>300</strong> riječi.</p>',
        ],
        right: [
          ...same(['', '<h3>Novo</h3>', 'č'.repeat(limits.html)]),
          ['<p style="x" onclick="x()">a<script>x()</script><b>b</b></p>', '<p>a<strong>b</strong></p>'],
          ['<a href="javascript:x()">c</a>', 'c'],
          [
            '<a href="https://a.ba/" onclick="x()">d</a>',
            '<a href="https://a.ba/" target="_blank" rel="noopener nofollow">d</a>',
          ],
        ],
        wrong: [
          ...all([1, {}, '<em>'.repeat(2_000)], invalid),
          ['a\0', unstorable],
          ['a'.repeat(limits.html + 1), tooLong(limits.html)],
          // The sanitizer adds attributes to links, which makes the result longer than the limit.
          ['<a href="https://a.ba">a</a>'.repeat(17_000), tooLong(limits.html)],
        ],
      };
    case 'url':
      return {
        sample: ['https://primjer.ba/bilten.pdf', 'https://primjer.ba/bilten.pdf'],
        right: [
          ...same(['HTTP://Primjer.BA/?č=1#a', 'https://primjer.ba/a b', urlOf(limits.url)]),
          [' https://primjer.ba/ ', 'https://primjer.ba/'],
        ],
        wrong: [
          ...all([...addresses, ...noAddresses], noAddress),
          [urlOf(limits.url + 1), tooLong(limits.url)],
        ],
      };
    case 'link':
      return {
        sample: ['primjer.ba/skola', 'https://primjer.ba/skola'],
        right: [
          ...same(['', 'http://primjer.ba/', urlOf(limits.url)]),
          [' primjer.ba ', 'https://primjer.ba'],
        ],
        wrong: [
          ...all(['ftp://primjer.ba', 'http://a b.ba/', 'https://'], noAddress),
          [urlOf(limits.url + 1), tooLong(limits.url)],
        ],
      };
    case 'choice':
    case 'language': {
      const choices = field.values ?? [];
      const others = ['de', 'constructor', choices.join(','), ...choices.map(each => `${each} x`), 1];
      return { sample: [choices[0], choices[0]], right: same(choices), wrong: all(others, noChoice) };
    }
    case 'day':
      return {
        sample: field.notBefore ? ['2026-11-22', '2026-11-22'] : ['2026-11-20', '2026-11-20'],
        // Days from 20 to 22 November in order, for fields that must not precede each other.
        right: [
          ...same(['2026-11-20', '2026-11-22']),
          [' 2026-11-21 ', '2026-11-21'],
          ['2026-11-21T23:59:59.999Z', '2026-11-21'],
          ['2026-11-21T00:30:00+02:00', '2026-11-21'],
        ],
        wrong: [
          ...all(
            ['2026-02-30', '2026-13-01', '2026-00-10', '2025-02-29', '0000-01-01', '20261121', '2026-1-1'],
            noDay,
          ),
          ...all(
            ['21.11.2026', '2026-11-21 09:30', '2026-11-21x', 'danas', '1763717400', '２026-11-21'],
            noDay,
          ),
          ...all([20261120, true, ['2026-11-20'], {}], invalid),
        ],
      };
    case 'time':
      return {
        sample: ['10:30', '10:30'],
        right: [...same(['00:00', '23:59']), [' 09:00 ', '09:00']],
        wrong: all(
          ['9:00', '24:00', '09:60', '09:00:00', '0900', '9h', '-9:00', '09.00', '09:00Z', '٠٩:٠٠'],
          noTime,
        ),
      };
    case 'count':
      return {
        sample: ['20', 20],
        right: [
          ...['12abc', '12', ' 12 ', '012', '12.9'].map(sent => [sent, 12] as const),
          ...['abc', '0', '', 'NaN', 'abc12'].map(sent => [sent, 0] as const),
        ],
        wrong: all(['-1', '-20 osoba', '1000001'], noNumber),
      };
    case 'whole': {
      const { minimum = 0, maximum = 0 } = field;
      return {
        sample: [maximum - 1, maximum - 1],
        right: [
          [minimum, minimum],
          [String(maximum), maximum],
          [` ${minimum} `, minimum],
        ],
        wrong: all(
          [
            'abc',
            `${minimum}.`,
            `${minimum}.5`,
            '0x1',
            minimum - 1,
            String(maximum + 1),
            true,
            [minimum],
            {},
          ],
          noNumber,
        ),
      };
    }
    case 'optionalWhole': {
      const { minimum = 0, maximum = 0 } = field;
      return {
        sample: [maximum - 1, maximum - 1],
        right: [
          [String(minimum), minimum],
          ['', null],
          [null, null],
        ],
        wrong: all(['abc', `${minimum}.5`, minimum - 1, String(maximum + 1), true, {}], noNumber),
      };
    }
    case 'focus':
      return {
        sample: ['30,70', { x: 30, y: 70 }],
        right: [
          ['', null],
          [null, null],
          [
            { x: 5, y: '95' },
            { x: 5, y: 95 },
          ],
          [' 0 , 100 ', { x: 0, y: 100 }],
        ],
        wrong: all(['30', '30;70', '101,0', '-1,5', '1.5,2', '1,2,3', 'x,y', { x: 1 }, 30, true], invalid),
      };
    case 'event':
      return {
        sample: ['', null],
        right: [
          [null, null],
          ['', null],
          // The one that `openSite` makes.
          ['1', 1],
        ],
        wrong: [...all(['abc', '1.5', '0', '-1', true, {}], noNumber), ['999999', noChoice]],
      };
    case 'issn':
      return issnValues;
    case 'doi':
      return doiValues;
    case 'slug':
      return {
        sample: ['', 'poziv-za-sazetke'],
        right: [['Članovi 2026', 'clanovi-2026']],
        wrong: [
          ...all(notText, invalid),
          ['???', 'Adresa treba imati bar jedno slovo ili broj.'],
          ['a'.repeat(limits.line + 1), tooLong(limits.line)],
        ],
      };
    case 'flag':
      return {
        sample: ['true', 'true'],
        right: [
          ...['true', '1', true].map(on => [on, 'true'] as const),
          ...['false', '0', false].map(off => [off, 'false'] as const),
        ],
        wrong: all(['yes', 'TRUE', 'on', '2', 'null', ' true', 1, 0, [], {}], noChoice),
      };
    case 'boolean':
      return {
        sample: [field.default === true, field.default === true],
        right: [
          ...['true', '1', true].map(on => [on, true] as const),
          ...['false', '0', false].map(off => [off, false] as const),
        ],
        wrong: all(['yes', 'TRUE', 'on', '2', 'null', ' true', 1, 0, [], {}], noChoice),
      };
    case 'instant':
      return {
        sample: ['', null],
        right: [
          ['2026-11-21T10:30:00+01:00', '2026-11-21T09:30:00.000Z'],
          ['2026-11-21T09:30Z', '2026-11-21T09:30:00.000Z'],
          ['', null],
        ],
        wrong: [
          ...all(['2026-11-21', '2026-11-21T09:30:00', '2026-02-30T09:30Z', 'sutra'], noInstant),
          ...all([1, true, ['2026-11-21T09:30Z'], {}], invalid),
        ],
      };
    default:
      throw new Error(`A ${field.kind} has no values of its own.`);
  }
}

function plain(maximum: number): FieldValues {
  return {
    sample: ['Poziv za sažetke', 'Poziv za sažetke'],
    right: [[`  \n${markup}\t`, markup], ...same(['Novi', '🧬'.repeat(maximum)])],
    wrong: [
      ...all(notText, invalid),
      ...all(['a\0b', 'a\ud800'], unstorable),
      ['a'.repeat(maximum + 1), tooLong(maximum)],
    ],
  };
}

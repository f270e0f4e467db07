import { limits } from '#shared/validation.ts';
import { all, type FieldValues, invalid, notText, same, tooLong } from './value-pairs.ts';

const unstorable = 'Tekst sadrži znakove koji se ne mogu sačuvati.';
const markup =
  '<script>alert("1")</script> &amp; <b>Đž</b> c\u030c \u010d 🧬\n\r\n\r \u202e\u200f a  b\u00a0\u0001';

export function plainValues(maximum: number): FieldValues {
  return {
    sample: ['Poziv za sažetke', 'Poziv za sažetke'],
    right: [[`  \n${markup}\t`, markup], ...same(['Novi', '🧬'.repeat(maximum)])],
    wrong: [...notText, ...all(['a\0b', 'a\ud800'], unstorable), ['a'.repeat(maximum + 1), tooLong(maximum)]],
  };
}

/** What is as long as its limit is tried with news (text.test.ts): half a million letters are dear, and each text has the same. */
export const htmlValues: FieldValues = {
  sample: ['<p>Sažeci do <strong>300</strong> riječi.</p>', '<p>Sažeci do <strong>300</strong> riječi.</p>'],
  right: [
    ...same(['<h3>Novo</h3>']),
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
  ],
};

export const slugValues: FieldValues = {
  sample: ['', 'poziv-za-sazetke'],
  right: [['Članovi 2026', 'clanovi-2026']],
  wrong: [
    ...notText,
    ['???', 'Adresa treba imati bar jedno slovo ili broj.'],
    ['a'.repeat(limits.line + 1), tooLong(limits.line)],
  ],
};

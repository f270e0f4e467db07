import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cited, citationOf, doiAddress } from './citation.ts';

const cited: Cited = {
  title: 'Kinetika enzima',
  authors: 'Kovač, Amra;  Džafić, E. ; ',
  year: 2024,
  issn: '0378-5955',
  doi: '10.1000/182',
  url: 'https://primjer.ba/kinetika.pdf',
};
const textOf = (changes: Partial<Cited> = {}) =>
  Object.values(citationOf({ ...cited, ...changes }, 'https://site.ba/publikacija/1')).join('');

test('a citation names what is known, each sentence with one stop', () => {
  assert.equal(
    textOf(),
    'Kovač, Amra; Džafić, E. (2024). Kinetika enzima. ISSN 0378-5955. https://doi.org/10.1000/182',
  );
  assert.equal(
    textOf({ year: null, issn: '', doi: '' }),
    'Kovač, Amra; Džafić, E. Kinetika enzima. https://primjer.ba/kinetika.pdf',
  );
  assert.equal(
    textOf({ authors: '', title: 'Zašto?', doi: '' }),
    'Zašto? (2024). ISSN 0378-5955. https://primjer.ba/kinetika.pdf',
  );
  assert.equal(
    textOf({ authors: ' ; ', title: 'Zašto?', year: null, issn: '', doi: '', url: 'bez adrese' }),
    'Zašto? https://site.ba/publikacija/1',
  );
});

test('the address of a DOI keeps what it may and escapes the rest', () => {
  assert.equal(
    doiAddress('10.1002/(SICI)43:4<338::AID>3.0;2-B+%č#?'),
    'https://doi.org/10.1002/(SICI)43:4%3C338::AID%3E3.0;2-B+%25%C4%8D%23%3F',
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillPictures, frameTables } from './shown-html.ts';

const wide = { className: 'wide', sizes: '100vw' };
const stem = '/media/'.padEnd(47, 'a1');

test('a picture has its smaller versions, and keeps what is said of it', () => {
  const image = `<img src="${stem}.jpg" alt="a &quot;b&quot;" width="700" height="350"`;
  assert.equal(
    fillPictures(`<figure>${image}><figcaption>c</figcaption></figure>`, wide),
    `<figure><picture class="wide">${['avif', 'webp']
      .map(
        type =>
          `<source type="image/${type}" srcset="${stem}-320.${type} 320w, ${stem}-640.${type} 640w, ${stem}-full.${type} 700w" sizes="100vw">`,
      )
      .join('')}${image} loading="lazy" decoding="async"></picture><figcaption>c</figcaption></figure>`,
  );
  const small = fillPictures(`<img src="${stem}.webp" alt="" width="48" height="32">`, wide);
  assert.match(small, /^<picture><source [^>]* sizes="48px">/);
});

test('a picture of unknown size stays as it is', () => {
  const image = `<img src="${stem}.jpg" alt="">`;
  assert.equal(fillPictures(image, wide), image);
});

test('a table is in a region that its first row names', () => {
  const table =
    '<table><tbody><tr><th><p>Vrijeme</p></th><th>Tema "A" &amp; <em>B</em></th><th></th></tr><tr><td>9</td></tr></tbody></table>';
  assert.equal(
    frameTables(`<p>a</p>${table}`, { className: 'box', unnamed: 'Tabela' }),
    `<p>a</p><div class="box" role="region" aria-label="Vrijeme, Tema &quot;A&quot; &amp; B" tabindex="0">${table}</div>`,
  );
});

test('tables of one name are numbered', () => {
  const table = '<table><tbody><tr><th>Ime</th></tr></tbody></table>';
  const html = frameTables(table.repeat(3) + table.replace('Ime', 'Grad'), {
    className: 'box',
    unnamed: 'Tabela',
  });
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  assert.deepEqual(names, ['Ime', 'Ime (2)', 'Ime (3)', 'Grad']);
});

test('the name of a table is short, and never missing', () => {
  const nameOf = (row: string) =>
    /aria-label="([^"]*)"/.exec(
      frameTables(`<table><tbody>${row}</tbody></table>`, { className: 'box', unnamed: 'Tabela' }),
    )?.[1];
  assert.equal(nameOf('<tr><td></td><td><p> </p></td></tr><tr><td>9</td></tr>'), 'Tabela');
  assert.equal(nameOf(''), 'Tabela');
  assert.equal(nameOf(`<tr><td>${'a'.repeat(30_000)}</td></tr>`), 'a'.repeat(100));
  assert.equal(nameOf(`<tr><td>${'a'.repeat(98)}&amp;b</td></tr>`), 'a'.repeat(98));
  assert.equal(nameOf(`<tr><td>${'a'.repeat(99)}🧬</td></tr>`), 'a'.repeat(99));
  assert.equal(
    nameOf(`<tr><td></td><td>${'b '.repeat(40)}</td>${'<td></td>'.repeat(5_000)}</tr>`),
    'b '.repeat(40).trim(),
  );
});

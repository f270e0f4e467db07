import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#shared/api/errors.ts';
import { sanitize } from './sanitize.ts';

const clean = (html: string) => sanitize(html, 'content');

const fragments = [
  ...[
    '<p>',
    '</p>',
    '<strong>',
    '</strong>',
    '<em>',
    '<b>',
    '</b>',
    '<h1>',
    '</h1>',
    '<ul>',
    '</ul>',
    '<ol>',
    '<li>',
  ],
  ...[
    '</li>',
    '<blockquote>',
    '<pre>',
    '<code>',
    '</code>',
    '<br>',
    '<hr>',
    '</br>',
    '<div>',
    '</div>',
    '<span>',
  ],
  ...[
    '<a href="https://a.ba/?b&c">',
    '<a href="javascript:alert(1)">',
    '<a>',
    '</a>',
    '<script>',
    '</script>',
  ],
  ...['<style>', '</style>', '<svg>', '</svg>', '<svg/>', '<math>', '<title>', '</title>', '<foreignObject>'],
  ...[
    '<table>',
    '</table>',
    '<thead>',
    '<tbody>',
    '</tbody>',
    '<tfoot>',
    '<tr>',
    '</tr>',
    '<th>',
    '<td>',
    '</td>',
  ],
  ...[
    '<td colspan="2">',
    '<th rowspan=21>',
    '<caption>',
    '<colgroup><col>',
    '<figure>',
    '</figure>',
    '<figcaption>',
  ],
  ...[
    '</figcaption>',
    `<img src="/media/${'a'.repeat(40)}.jpg" width="3">`,
    '<img src="//zlo.ba/a.png" alt="a">',
  ],
  ...['<form>', '</form>', '<select>', '<option>', '<textarea>', '</textarea>', '<iframe>'],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!doctype',
    '<?x',
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '&',
    '&lt;',
    '&gt;',
  ],
  ...[
    '&amp;',
    '&#60;',
    '&quot;',
    ' onclick=alert(1)',
    ' href="',
    ' class=x',
    ' ',
    '\n',
    'tekst',
    'č',
    '🧬',
    '<p ',
  ],
];

/** Reproducible numbers from 0 to 1 (the linear congruential generator of Numerical Recipes). */
function createNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function hostileText(seed: number): string {
  const random = createNumbers(seed);
  const length = 1 + Math.floor(random() * 25);
  return Array.from({ length }, () => fragments[Math.floor(random() * fragments.length)]).join('');
}

const allowedTag = new RegExp(
  [
    '</?(?:p|blockquote|pre|code|strong|em|u|s|h[1-6]|ul|ol|li|table|thead|tbody|tr|th|td|figure|figcaption)>',
    '<[bh]r>|</a>|<td colspan="2">|<img src="/media/a{40}.jpg" alt="" width="3">',
    '<a href="https?://[^"<>]*" target="_blank" rel="noopener nofollow">',
  ].join('|'),
  'g',
);

test('whatever comes in, nothing but tags of the editor and escaped text comes out', () => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const html = hostileText(seed);
    const text = clean(html).replace(allowedTag, '');
    assert.doesNotMatch(text, /[<>]|&(?!amp;|lt;|gt;)/, html);
  }
});

test('what came out stays as it is when it comes in again', () => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const html = hostileText(seed);
    const once = clean(html);
    assert.equal(clean(once), once, html);
  }
});

test('every tag that was opened is closed, in order', () => {
  for (let seed = 0; seed < 5_000; seed += 1) {
    const open: string[] = [];
    for (const [, slash, name = ''] of clean(hostileText(seed)).matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (slash) assert.equal(open.pop(), name, hostileText(seed));
      else if (!['br', 'hr', 'img'].includes(name)) open.push(name);
    }
    assert.deepEqual(open, [], hostileText(seed));
  }
});

test('tags nested deeper than any text needs are left out, their text is kept', () => {
  const nested = (depth: number) => `${'<em>'.repeat(depth)}a${'</em>'.repeat(depth)}`;
  assert.equal(clean(nested(100)), nested(100));
  assert.equal(clean(nested(900)), nested(100));
});

test('tags nested as deep as only an attack is are refused at the field', () => {
  for (const tag of ['<em>', '<div>', '<svg>', '<x a=b>']) {
    assert.throws(
      () => clean(tag.repeat(2_000)),
      error => {
        assert.ok(error instanceof AppError);
        assert.deepEqual([error.code, error.fields], ['validation', { content: { key: 'invalid' } }]);
        return true;
      },
    );
  }
});

const size = 500_000;
const fill = (part: string) => part.repeat(Math.floor(size / part.length));
const hostile: Record<string, string> = {
  'opening brackets': fill('<'),
  'opening tags': fill('<p>'),
  'closing tags': fill('</p>'),
  'closing tags of nothing': '<em>'.repeat(900) + fill('</x>'),
  'nested and closed again': fill(`${'<em>'.repeat(900)}${'</em>'.repeat(900)}`),
  'unfinished comments': fill('<!--'),
  'unfinished declarations': fill('<![CDATA['),
  ampersands: fill('&'),
  'unfinished entities': fill('&am'),
  'entities without an end': `&#${fill('1')}`,
  'a name of a tag': `<${fill('a')}`,
  'a name of an attribute': `<p ${fill('a')}`,
  'many attributes': `<p ${Array.from({ length: 60_000 }, (_, number) => `a${number}`).join(' ')}>`,
  'an attribute without an end': `<p a="${fill('<')}`,
  'quotes in a tag': `<p ${fill('"')}>`,
  'unfinished scripts': fill('<script>'),
  'unfinished ends of scripts': `<script>${fill('</scrip')}`,
  spaces: fill(' '),
  'spaces in an address': `<a href="${fill(' ')}">`,
  'an address': `<a href="https://a.ba/${fill('../')}">a</a>`,
  'a host': `<a href="https://${fill('a.')}">a</a>`,
  'many links': fill('<a href="https://a.ba/č">a</a>'),
  'forms and selects': fill('<form><select>'.repeat(400) + '</select></form>'.repeat(400)),
};

for (const [name, html] of Object.entries(hostile)) {
  test(`half a million characters are read within a second: ${name}`, () => {
    const start = process.cpuUsage();
    try {
      clean(html);
    } catch (error) {
      assert.ok(error instanceof AppError);
    }
    const { user } = process.cpuUsage(start);
    assert.ok(user < 1_000_000, `${Math.round(user / 1_000)} ms of the processor`);
  });
}

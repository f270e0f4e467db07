import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { limits } from '#shared/validation.ts';
import { keptHtml, sanitize } from './sanitize.ts';

const clean = (html: string) => sanitize(html, 'content');
const attributes = 'target="_blank" rel="noopener nofollow"';

const picture = `/media/${'a1'.repeat(20)}.jpg`;

/** HTML that the editor produces, which must not change. */
const kept = [
  '',
  'samo tekst',
  '<p>Tekst <strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code></p>',
  '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
  '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  '<ol><li><p>a</p></li></ol><ol start="3"><li><p>c</p></li></ol>',
  '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>a</p></li><li data-type="taskItem" data-checked="false"><p>b</p></li></ul>',
  '<blockquote><p>a</p></blockquote><pre><code>if (a &lt; b) {\n  c &amp;&amp; d;\n}</code></pre>',
  '<p>prvi red<br>drugi red</p><hr><p></p>',
  `<p><a href="https://primjer.ba/a?b=1&amp;c=%20#d" ${attributes}>veza</a></p>`,
  `<p><a href="http://primjer.ba/" ${attributes}><strong>veza</strong></a></p>`,
  '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td rowspan="20"><p>b</p></td><td><ul><li>c</li></ul></td></tr></tbody></table>',
  `<figure><img src="${picture}" alt="Gel &quot;2&quot;" width="960" height="540"><figcaption>a <em>b</em></figcaption></figure>`,
  `<p>a</p><figure><img src="${picture}" alt=""></figure><p>b <img src="/media/a.png" alt="c"></p>`,
  '<p>Č š 🧬 שלום "navodnici" \'i\' &amp;amp; 1 &lt; 2 &gt; 0</p>',
  '<p>a\r\nb\u00a0c</p>',
];

/** Other HTML and its expected result. */
const changed: Record<string, [html: string, expected: string][]> = {
  'other spellings of the same marks': [
    [
      '<b>a</b><i>b</i><strike>c</strike><del>d</del><ins>e</ins>',
      '<strong>a</strong><em>b</em><s>c</s><s>d</s><u>e</u>',
    ],
    ['<P>a<BR/>b</P>', '<p>a<br>b</p>'],
    [' <p>a</p>\n', '<p>a</p>'],
    ['&copy; &nbsp;&#269;&#x10d;&euro;', '© \u00a0čč€'],
  ],
  'elements that are not of the editor lose their tags': [
    ['<div><span>a</span> <font color="red">b</font></div>', 'a b'],
    ['<p>a<img src="x.png" alt="b" onerror="alert(1)">c</p>', '<p>ac</p>'],
    ['<form action="//zlo.ba"><input name="a"><button>b</button></form>', 'b'],
    ['<details open ontoggle=alert(1)><summary>a</summary>b</details>', 'ab'],
    ['<my-element onclick=alert(1)>a</my-element>', 'a'],
    ['<base href="https://zlo.ba/"><link rel="stylesheet" href="//zlo.ba"><meta http-equiv="refresh">a', 'a'],
    ['<label><input type="checkbox"><span></span></label><div><p>a</p></div>', '<p>a</p>'],
  ],
  'elements whose content is no text lose that too': [
    ['a<script>alert(1)</script>b', 'ab'],
    ['a<script>"</scr"+"ipt>"</script>b', 'ab'],
    ['a<style>p{background:url(//zlo.ba)}</style>b', 'ab'],
    ['a<svg><script>alert(1)</script><text>t</text></svg>b', 'ab'],
    ['a<svg/>b', 'ab'],
    ['a<math><mtext><script>alert(1)</script></mtext></math>b', 'ab'],
    ['a<iframe src="javascript:alert(1)">t</iframe>b', 'ab'],
    ['a<object data="x"><p>t</p></object>b<embed src="x">c', 'abc'],
    ['a<template><p>t</p></template><noscript><p>t</p></noscript>b', 'ab'],
    ['a<textarea><p>t</p></textarea><title>t</title><xmp><b>t</b></xmp>b', 'ab'],
    ['<p>a<select><option>t</option></select>b</p>', '<p>ab</p>'],
  ],
  'comments and declarations go': [
    ['<!doctype html><html><head><title>t</title></head><body><p>a</p></body></html>', '<p>a</p>'],
    ['a<!-- b --><!--><script>alert(1)</script>-->c', 'a--&gt;c'],
    ['<?php echo 1 ?>a<![CDATA[<script>alert(1)</script>]]>b', 'ab'],
  ],
  'attributes go, but for those of the editor': [
    ['<p class="a" style="color:red" id="b" onclick="alert(1)" data-x="c" dir="rtl">a</p>', '<p>a</p>'],
    ['<p/onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['<ol start="0" type="a" reversed><li value="3">a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ol start="1\\"onclick=alert(1)"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    [
      '<ul data-type="other"><li data-type="taskItem" data-checked="x">a</li></ul>',
      '<ul><li data-type="taskItem" data-checked="false">a</li></ul>',
    ],
    ['<p data-type="taskList">a</p>', '<p>a</p>'],
  ],
  'links lead to http and https only': [
    ['<a href="https://primjer.ba">a</a>', `<a href="https://primjer.ba/" ${attributes}>a</a>`],
    ['<a href=" HTTPS://Primjer.BA/A b ">a</a>', `<a href="https://primjer.ba/A%20b" ${attributes}>a</a>`],
    ['<a href="https://čaj.ba/č">a</a>', `<a href="https://xn--aj-dma.ba/%C4%8D" ${attributes}>a</a>`],
    [
      '<a href="https://a.ba/\'&quot;&lt;x&gt;">a</a>',
      `<a href="https://a.ba/'%22%3Cx%3E" ${attributes}>a</a>`,
    ],
    [
      `<a href="https://a.ba/" target="_self" rel="opener" onclick="x" ping="//zlo.ba">a</a>`,
      `<a href="https://a.ba/" ${attributes}>a</a>`,
    ],
    ...[
      ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)'],
      ...[
        '\u0001javascript:alert(1)',
        '&#106;avascript:alert(1)',
        'javascript&colon;alert(1)',
        'java&#10;script:alert(1)',
      ],
      ...[
        'data:text/html,<script>alert(1)</script>',
        'vbscript:x',
        'file:///etc/passwd',
        'ftp://a.ba',
        'mailto:a@b.ba',
      ],
      ...[
        'blob:https://a.ba/1',
        'about:blank',
        '//zlo.ba',
        '/admin',
        'primjer.ba',
        '#a',
        '',
        'https://',
        'http:',
        'x',
      ],
    ].map((href): [string, string] => [`<a href="${href}">a</a>`, 'a']),
    ['<a>a</a><a name="b">b</a>', 'ab'],
  ],
  'tables have rows and cells, and nothing else': [
    [
      '<table><tr><td>a<td>b<tr><td>c</table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    [
      '<table><caption>a</caption><td>b</table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    [
      '<table>\n <tfoot>\n <tr> <th>a</th> </tr>\n</table>',
      '<table><tbody><tr><th>a</th></tr></tbody></table>',
    ],
    ['a<tr><td>b</td></tr>c', 'abc'],
    ['<table></table><table><tr></tr></table><table><colgroup><col></colgroup><tbody></table>a', 'a'],
    [
      '<p>a<strong>b<table><tr><td>c</table>',
      '<p>a<strong>b</strong></p><table><tbody><tr><td>c</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td><ul><li>a<td>b</table>',
      '<table><tbody><tr><td><ul><li>a</li></ul></td><td>b</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td><table><tr><td>a</table>b</table>c',
      '<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table>b</td></tr></tbody></table>c',
    ],
    [
      '<table class="a" border=1 style="x"><tr><td colspan="0" rowspan="21" width="3" onclick="x">a</td><td colspan="1">b</td><td colspan="2x">c</td></table>',
      '<table><tbody><tr><td>a</td><td colspan="1">b</td><td>c</td></tr></tbody></table>',
    ],
  ],
  'a list begins with a number, or as lists do': [
    ...['0', '03', 'a3', '3a', '12345', '-1', ''].map((start): [string, string] => [
      `<ol start="${start}"><li>a</li></ol>`,
      '<ol><li>a</li></ol>',
    ]),
  ],
  'pictures are of our own, and captions have one': [
    [
      '<figure><img src="https://zlo.ba/a.png" alt="b"><figcaption>c <b>d</b></figcaption></figure>',
      '<p>c <strong>d</strong></p>',
    ],
    ['<p>a</p><figure><img alt="b"><figcaption></figcaption></figure>', '<p>a</p>'],
    ['<figcaption>a</figcaption>', 'a'],
    [
      `<figure class="x"><a href="//zlo.ba"><picture><source srcset="//zlo.ba"><img src="${picture}" srcset="//zlo.ba" loading="lazy" width="0" height="1e3"></picture></a></figure>`,
      `<figure><img src="${picture}" alt=""></figure>`,
    ],
    [
      `<figure><img src="${picture}"><img src="${picture}">a<p>b</p></figure>`,
      `<figure><img src="${picture}" alt=""></figure><figure><img src="${picture}" alt=""></figure>a<p>b</p>`,
    ],
    [
      `<figure><img src="${picture}"><figcaption><p>a</p><table><td>b</table></figcaption></figure>`,
      `<figure><img src="${picture}" alt=""><figcaption>ab</figcaption></figure>`,
    ],
    ...[
      '/media/../admin',
      '/media/',
      '//media/a.jpg',
      'media/a.jpg',
      '/media/a.jpg?x',
      '/media/a/b.jpg',
      'data:image/png;base64,AA',
      'https://a.ba/media/a.jpg',
      ' /media/a.jpg',
      '/media/a.jpg" onerror="x',
    ].map((src): [string, string] => [`<p>a<img src='${src}'></p>`, '<p>a</p>']),
  ],
  'tags that do not match are closed where they should be': [
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<strong>a<em>b</strong>c</em>', '<strong>a<em>b</em></strong>c'],
    ['a</strong></div></p>b', 'a<p></p>b'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<strong>a<p class="', '<strong>a</strong>'],
    ['a<', 'a&lt;'],
    ['a<3 b', 'a&lt;3 b'],
    ['<<script>alert(1)</script>', '&lt;'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
  ],
  'what browsers have been known to read in another way': [
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', ''],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<a href="https://a.ba/" \u00a0onclick=alert(1)>a</a>', `<a href="https://a.ba/" ${attributes}>a</a>`],
    ['<p title="`onmouseover=alert(1)">a</p>', '<p>a</p>'],
    ['<p\u000conclick=alert(1)>a</p>', '<p>a</p>'],
  ],
};

describe('what the editor produces stays as it is', () => {
  for (const html of kept) test(JSON.stringify(html), () => assert.equal(clean(html), html));
});

for (const [name, cases] of Object.entries(changed)) {
  describe(name, () => {
    for (const [html, expected] of cases) {
      test(JSON.stringify(html), () => {
        assert.equal(clean(html), expected);
        assert.equal(clean(expected), expected, 'and stays so');
      });
    }
  });
}

test('a text may be as long as the limit, by letters, and no longer', () => {
  const helix = '🧬';
  for (const text of ['a'.repeat(limits.html), helix + 'a'.repeat(limits.html - 1)])
    assert.equal(keptHtml(text, 'content'), text);
  assert.throws(() => keptHtml('a'.repeat(limits.html + 1), 'content'), {
    code: 'validation',
    fields: { content: { key: 'tooLong', values: { max: limits.html } } },
  });
});

test('tags are read a thousand deep, and refused beyond', () => {
  const nested = (depth: number) => `${'<i>'.repeat(depth)}a`;
  assert.match(clean(nested(1_001)), /a<\/em>/);
  assert.throws(() => clean(nested(1_002)), { code: 'validation', fields: { content: { key: 'invalid' } } });
});

import { otherHost, run } from './vectors.ts';

const script = `javascript:${run}`;
const html = `<script>${run}</script>`;

const named: Record<string, string> = { ':': '&colon;', '(': '&lpar;', ')': '&rpar;', '.': '&period;' };
const everyLetter = (write: (code: number) => string) =>
  [...script].map(letter => write(letter.charCodeAt(0))).join('');

/** Script addresses, disguised in many ways from a comparison of prefixes. */
export const hiddenSchemes: readonly string[] = [
  ...[script, 'JAVASCRIPT:top.hit()', 'jAvAsCrIpT:top.hit()', `javascript://a.ba/%0a${run}`],
  ...[`javascript:https://a.ba/;${run}`, `javascript:'https://a.ba/';${run}`, `javascript&colon;${run}`],
  ...[`feed:${script}`, `view-source:${script}`, `jar:${script}!/`, `url:${script}`, `https:${script}`],
  ...[`vbscript:${run}`, `livescript:${run}`, `mocha:${run}`, `jscript:${run}`, `x-javascript:${run}`],
  ...[
    `data:text/html,${html}`,
    `data:text/html;base64,${btoa(html)}`,
    `data:image/svg+xml,<svg onload=${run}>`,
  ],
  ...[
    `data:application/xhtml+xml,${html}`,
    `data:,${html}`,
    `DATA:text/html,${html}`,
    `data:;base64,${btoa(html)}`,
  ],
  ...['blob:https://a.ba/1', 'filesystem:https://a.ba/a', 'about:blank', 'file:///etc/passwd', 'mhtml:a'],
  ...[`//${otherHost}/a`, `\\\\${otherHost}/a`, `/\\${otherHost}`, `/${script}`, `?${script}`, `#${script}`],
  // Leading characters that browsers ignore: control characters and all kinds of spaces.
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(code) + script),
  ...[
    0x7f, 0x85, 0xa0, 0x1680, 0x180e, 0x2000, 0x2007, 0x200b, 0x200e, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
    0xfeff,
  ].map(code => String.fromCharCode(code) + script),
  // Characters that browsers ignore within.
  ...[
    '\t',
    '\n',
    '\r',
    '\0',
    '\u00ad',
    '\u200b',
    '&Tab;',
    '&NewLine;',
    '&#9;',
    '&#10',
    '&#x0000D;',
    '&ZeroWidthSpace;',
    '/**/',
    '\\',
  ].flatMap(letter => [1, 4, 10, 11].map(at => script.slice(0, at) + letter + script.slice(at))),
  // Entities: decimal, hexadecimal, zero-padded, unterminated, named, and doubled.
  everyLetter(code => `&#${code};`),
  everyLetter(code => `&#${code}`).replaceAll('&#40', '&#40;'),
  everyLetter(code => `&#${String(code).padStart(7, '0')};`),
  everyLetter(code => `&#${String(code).padStart(7, '0')}`),
  everyLetter(code => `&#x${code.toString(16)};`),
  everyLetter(code => `&#X${code.toString(16).padStart(40, '0')};`),
  everyLetter(code => `&amp;#${code};`),
  everyLetter(code => `%${code.toString(16)}`),
  everyLetter(code => `\\u${code.toString(16).padStart(4, '0')}`),
  everyLetter(code => String.fromCharCode(code + 0xfee0)),
  script.replace(/[:().]/g, letter => named[letter] ?? letter),
];

/** Elements with an address; `AT` is its placeholder. */
export const carriers: readonly string[] = [
  ...[
    '<a href="AT">a</a>',
    "<a href='AT'>a</a>",
    '<a href=AT>a</a>',
    '<A HREF="AT">a</A>',
    '<a/href="AT">a</a>',
  ],
  ...[
    '<a\u0000 href="AT">a</a>',
    '<a href="https://a.ba/" href="AT">a</a>',
    '<a href="AT" href="https://a.ba/">a</a>',
  ],
  ...[
    '<a xlink:href="AT">a</a>',
    '<svg><a href="AT"><text y=9>a</text></a></svg>',
    '<svg><a xlink:href="AT"><text>a</text></a></svg>',
  ],
  ...[
    '<svg><a><animate attributeName=href values="AT"/><text>a</text></a></svg>',
    '<svg><a><set attributeName=href to="AT"/><text>a</text></a></svg>',
  ],
  ...[
    '<svg><use href="AT"/></svg>',
    '<svg><script href="AT"/></svg>',
    '<math href="AT">a</math>',
    '<math><maction xlink:href="AT">a</maction></math>',
  ],
  ...[
    '<map><area href="AT"></map>',
    '<base href="AT">',
    '<link rel=stylesheet href="AT">',
    '<form action="AT"><input autofocus></form>',
  ],
  ...[
    '<form><button formaction="AT">a</button></form>',
    '<input type=submit formaction="AT">',
    '<iframe src="AT"></iframe>',
  ],
  ...[
    '<iframe srcdoc="<a href=\'AT\'>a</a>"></iframe>',
    '<embed src="AT">',
    '<object data="AT"></object>',
    '<object><param name=movie value="AT"></object>',
  ],
  ...[
    '<img src="AT">',
    '<img srcset="AT 1x">',
    '<image href="AT">',
    '<video poster="AT" src="AT"></video>',
    '<input type=image src="AT">',
  ],
  ...[
    '<meta http-equiv=refresh content="0;url=AT">',
    '<body background="AT">',
    '<table background="AT">a</table>',
    '<frameset><frame src="AT"></frameset>',
  ],
  ...[
    '<blockquote cite="AT">a</blockquote>',
    '<p style="background:url(AT)">a</p>',
    '<style>@import "AT";</style>',
    '<script src="AT"></script>',
  ],
  ...[
    '<a target="_blank" rel="opener" href="AT">a</a>',
    '<strong href="AT">a</strong>',
    '<a href="AT"><strong>a</strong></a>',
  ],
];

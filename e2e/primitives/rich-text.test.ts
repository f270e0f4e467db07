import type { Page } from '@playwright/test';
import { gives, openEditor } from './rich-text.ts';
import { expect, test } from './test.ts';

/** Pastes like the browser, because a script cannot put other HTML on the clipboard. */
const paste = (page: Page, html: string) =>
  page.evaluate(data => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('[contenteditable]')?.dispatchEvent(event);
  }, html);

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'>` +
  `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`;

const pasted: [what: string, html: string, expected: string][] = [
  [
    'paragraphs of Word keep bold and italics alone',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>` +
      `<!--StartFragment--><p class=MsoNormal style='font-size:14pt;color:#c00'>Enzimi <b style='mso-bidi-font-weight:normal'>ubrzavaju</b> <i>reakcije</i>.<o:p></o:p></p>` +
      `<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Drugi pasus<o:p></o:p></p><!--EndFragment--></body></html>`,
    '<p>Enzimi <strong>ubrzavaju</strong> <em>reakcije</em>.</p><p>Drugi pasus</p>',
  ],
  [
    'lists of Word become lists',
    wordItem(1, '·', 'Lipidi') + wordItem(2, 'o', 'Membrane') + wordItem(1, '·', 'Proteini'),
    '<ul><li><p>Lipidi</p><ul><li><p>Membrane</p></li></ul></li><li><p>Proteini</p></li></ul>',
  ],
  [
    'numbers of Word become a numbered list',
    wordItem(1, '1.', 'Uzorak') + wordItem(1, '2.', 'Mjerenje'),
    '<ol><li><p>Uzorak</p></li><li><p>Mjerenje</p></li></ol>',
  ],
  [
    'the bold of Google Docs is bold, its wrapper not',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Važno</span><span> i ostalo</span></p></b>',
    '<p><strong>Važno</strong> i ostalo</p>',
  ],
  [
    'tables of Word become tables, their caption a paragraph',
    '<table><caption>Program</caption><thead><tr><th>Vrijeme</th><th>Tema</th><th>Sala</th></tr></thead>' +
      "<tr><td><p class=MsoNormal>09:00<o:p></o:p></p></td><td>\n Amra <b>Đurić</b> </td><td><p style='x:y'>Uvod</p><p>i pozdrav</p></td></tr>" +
      '<tr><td>&nbsp;</td><td>Pauza</td><td></td></tr></table>',
    '<p>Program</p><table><tbody><tr><th><p>Vrijeme</p></th><th><p>Tema</p></th><th><p>Sala</p></th></tr>' +
      '<tr><td><p>09:00</p></td><td><p>Amra <strong>Đurić</strong></p></td><td><p>Uvod</p><p>i pozdrav</p></td></tr>' +
      '<tr><td><p></p></td><td><p>Pauza</p></td><td><p></p></td></tr></tbody></table>',
  ],
  [
    'lists in cells stay, tables in cells become paragraphs',
    '<table><tr><td>Uzorci<ul><li>krv</li></ul></td><td>7,4</td></tr>' +
      '<tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table><p>Dalje</p>',
    '<table><tbody><tr><td><p>Uzorci</p><ul><li><p>krv</p></li></ul></td><td><p>7,4</p></td></tr>' +
      '<tr><td><p>a – b</p></td><td><p></p></td></tr></tbody></table><p>Dalje</p>',
  ],
  [
    'cells of Excel become a table without widths and colours',
    '<table border=0 style="width:96pt"><colgroup><col width=64 span=2></colgroup><tr height=20><td class=xl65 width=64 style="color:red">pH</td><td align=right>7,4</td></tr></table>',
    '<table><tbody><tr><td><p>pH</p></td><td><p>7,4</p></td></tr></tbody></table>',
  ],
  [
    'pictures of our own stay, with their caption',
    `<figure><picture><img src="/media/${'a'.repeat(40)}.jpg" alt="Gel" width="48" height="32" loading="lazy"></picture><figcaption>Traka</figcaption></figure>`,
    `<figure><img src="/media/${'a'.repeat(40)}.jpg" alt="Gel" width="48" height="32"><figcaption>Traka</figcaption></figure>`,
  ],
  [
    'links lead to the web or go; pictures and scripts go',
    '<p><a href="https://primjer.ba/a" onclick="alert(1)">da</a> <a href="javascript:alert(1)">ne</a>' +
      '<img src="x" onerror="alert(1)"><script>alert(1)</script></p>',
    '<p><a target="_blank" rel="noopener nofollow" href="https://primjer.ba/a">da</a> ne</p>',
  ],
];

test('what is pasted is cleaned, and what it has lost is told', async ({ show }) => {
  const { page, text } = await openEditor(show);
  for (const [what, html, expected] of pasted) {
    await test.step(what, async () => {
      await text.press('Control+a');
      await text.press('Delete');
      await gives(page, '');
      await paste(page, html);
      await gives(page, expected);
    });
  }
  const note = page
    .getByRole('status')
    .getByText('Slike nisu prenesene sa zalijepljenim tekstom; dodajte ih posebno.', { exact: true });
  for (const html of ['<p>Slika: <img src="file:///a.png"></p>', '<svg></svg><p>a</p>']) {
    await paste(page, '<p>Samo tekst</p>');
    await expect(note).toHaveCount(0);
    await paste(page, html);
    await expect(note).toBeVisible();
  }
});

test('every tool of the toolbar makes what it is called', async ({ show }) => {
  const { page, text, tool } = await openEditor(show);
  const made: [tool: string, html: string][] = [
    ['Podebljano', '<p><strong>a</strong></p>'],
    ['Kurziv', '<p><em>a</em></p>'],
    ['Podvučeno', '<p><u>a</u></p>'],
    ['Precrtano', '<p><s>a</s></p>'],
    ['Kod', '<p><code>a</code></p>'],
    ['Lista', '<ul><li><p>a</p></li></ul>'],
    ['Numerisana lista', '<ol><li><p>a</p></li></ol>'],
    [
      'Lista zadataka',
      '<ul data-type="taskList"><li data-type="taskItem" data-checked="false"><p>a</p></li></ul>',
    ],
    ['Citat', '<blockquote><p>a</p></blockquote>'],
    ['Blok koda', '<pre><code>a</code></pre>'],
  ];
  await page.keyboard.type('a');
  for (const [name, html] of made) {
    await text.press('Control+a');
    const button = page.getByRole('button', { name: new RegExp(`^${name}( \\(|$)`) });
    await button.click();
    await gives(page, html);
    await expect(button, name).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await gives(page, '<p>a</p>');
  }
  for (let level = 1; level <= 6; level += 1) {
    await page.getByRole('combobox', { name: 'Vrsta pasusa' }).selectOption({ label: `Naslov ${level}` });
    await gives(page, `<h${level}>a</h${level}>`);
  }
  // The size of an undo step depends on the typing speed.
  const status = page.locator('main > [role="status"]');
  await tool('Poništi').click();
  await expect(status.filter({ hasNotText: '<h6>' })).toBeVisible();
  await tool('Ponovi').click();
  await gives(page, '<h6>a</h6>');
});

test('a table is made, changed and left by keyboard and toolbar', async ({ show }) => {
  const { page, tool } = await openEditor(show);
  const row = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map(text => `<${tag}><p>${text}</p></${tag}>`).join('')}</tr>`;
  const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
  await tool('Tabela').click();
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  await page.keyboard.press('Shift+Tab');
  const empty = row('td', '', '', '');
  await gives(page, table(row('th', 'a', 'b', ''), empty, empty));
  await tool('Ukloni kolonu').click();
  await gives(page, table(row('th', 'b', ''), row('td', '', ''), row('td', '', '')));
  await tool('Dodaj red ispod').click();
  await tool('Dodaj kolonu desno').click();
  await gives(page, table(row('th', 'b', '', ''), empty, empty, empty));
  await tool('Red zaglavlja').click();
  await gives(page, table(row('td', 'b', '', ''), empty, empty, empty));
  await tool('Ukloni red').click();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('dalje');
  await gives(page, `${table(empty, empty, empty)}<p>dalje</p>`);
  await expect(tool('Ukloni tabelu')).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await tool('Ukloni tabelu').click();
  await gives(page, '<p>dalje</p>');
});

test('keyboard shortcuts, the way to the toolbar, and links', async ({ show }) => {
  const { page, text } = await openEditor(show);
  for (const [keys, html] of [
    ['Control+b', '<p><strong>a</strong></p>'],
    ['Control+i', '<p><em>a</em></p>'],
    ['Control+u', '<p><u>a</u></p>'],
    ['Control+Alt+2', '<h2>a</h2>'],
    ['Control+Shift+7', '<ol><li><p>a</p></li></ol>'],
    ['Control+Shift+8', '<ul><li><p>a</p></li></ul>'],
  ] as const) {
    await text.fill('');
    await page.keyboard.type('a');
    await text.press('Control+a');
    await text.press(keys);
    await gives(page, html);
    await text.press('Control+z');
    await gives(page, '<p>a</p>');
  }
  await text.press('Alt+F10');
  await expect(page.getByRole('combobox', { name: 'Vrsta pasusa' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(page.getByRole('combobox', { name: 'Vrsta pasusa' })).toBeFocused();

  await text.fill('');
  await page.keyboard.type('a');
  await text.press('Control+a');
  await text.press('Control+k');
  const address = page.getByRole('textbox', { name: 'Adresa linka' });
  for (const wrong of [
    'mailto:a@primjer.ba',
    'ftp://primjer.ba',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ]) {
    await address.fill(wrong);
    await address.press('Enter');
    await expect(page.getByText('Unesite adresu koja počinje sa http:// ili https://')).toBeVisible();
    await expect(address).toBeFocused();
  }
  await address.fill('primjer.ba/novosti');
  await address.press('Enter');
  await gives(
    page,
    '<p><a target="_blank" rel="noopener nofollow" href="https://primjer.ba/novosti">a</a></p>',
  );
});

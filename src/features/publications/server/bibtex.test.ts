import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveFeed } from '#server/feeds/routes.ts';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { latexOf } from './latex.ts';

test('text in LaTeX prints as it is written', () => {
  assert.equal(
    latexOf('čćšžđ ČĆŠŽĐ'),
    "{\\v{c}}{\\'{c}}{\\v{s}}{\\v{z}}{\\dj} {\\v{C}}{\\'{C}}{\\v{S}}{\\v{Z}}{\\DJ}",
  );
  assert.equal(latexOf('c\u030c í ü'), '{\\v{c}} {\\\'{\\i}} {\\"{u}}');
  assert.equal(latexOf('50 % A & B_1 #2 $3'), '50 \\% A \\& B\\_1 \\#2 \\$3');
  assert.equal(
    latexOf('\\{}~^'),
    '\\textbackslash{}\\textbraceleft{}\\textbraceright{}\\textasciitilde{}\\textasciicircum{}',
  );
  assert.equal(latexOf(' dva\n reda \u0001α '), 'dva reda α');
});

test('a publication is downloaded as BibTeX, if the public may read it', async () => {
  const site = await createTestSite();
  const { id } = await create(site, 'publication', {
    title: 'Enzimi & šećeri {1}',
    authors: 'Kovač, Amra; Društvo za hemiju and fiziku; Begić, A., ml.',
    year: 2024,
    issn: '0378-5955',
    url: 'https://primjer.ba/{a}_b%20c.pdf',
  });
  const draft = await create(site, 'publication', { status: 'draft' });
  const download = async (item: string | number) => {
    const response = await serveFeed(site.services, 'https://ubmb.ba', `/publikacija/${item}.bib`);
    return response && [response.headers.get('content-type'), await response.text()];
  };
  assert.deepEqual(await download(id), [
    'application/x-bibtex; charset=utf-8',
    [
      `@misc{publication-${id},`,
      "  author = {Kova{\\v{c}}, Amra and {Dru{\\v{s}}tvo za hemiju and fiziku} and {Begi{\\'{c}}, A., ml.}},",
      "  title = {{Enzimi \\& {\\v{s}}e{\\'{c}}eri \\textbraceleft{}1\\textbraceright{}}},",
      '  year = {2024},',
      '  issn = {0378-5955},',
      '  url = {https://primjer.ba/%7Ba%7D_b%20c.pdf},',
      '  language = {bosnian},',
      '}',
      '',
    ].join('\n'),
  ]);
  const { id: found } = await create(site, 'publication', { doi: '10.1000/{1}<2>' });
  const [, text = ''] = (await download(found)) ?? [];
  assert.match(
    text ?? '',
    /\n {2}doi = \{10\.1000\/%7B1%7D<2>\},\n {2}url = \{https:\/\/doi\.org\/10\.1000\/%7B1%7D%3C2%3E\},\n/,
  );
  for (const other of [draft.id, 999, '0', '99999999999999999999'])
    assert.equal(await download(other), undefined);
});

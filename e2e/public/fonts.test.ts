import { newsCalls } from '#features/news/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { visit } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

test('bold and italics are drawn where a family has no letters for them', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const styles = ['serif', 'sans'].flatMap(family =>
      ['', 'font-style:italic;', 'font-style:italic;font-weight:700;'].map(
        style => [`${family}${style}`, `font-family:var(--${family});${style}`] as const,
      ),
    );
    for (const [name, style] of styles) {
      const word = Object.assign(document.createElement('p'), { textContent: 'Escherichia' });
      word.dataset.name = name;
      for (const [property = '', value = ''] of style.split(';').map(part => part.split(':')))
        word.style.setProperty(property, value);
      main?.prepend(word);
    }
  });
  const words = await page.locator('main > p[data-name]').all();
  const pictures = await Promise.all(words.map(async word => (await word.screenshot()).toString('base64')));
  expect(new Set(pictures).size, 'each is drawn in its own way').toBe(6);
});

test('the head asks for what the letters of a text need, and for no more', async ({
  origin,
  api,
  cleanUp,
}) => {
  const usual = ['ibm-plex-sans-latin', 'ibm-plex-sans-bs', 'literata-latin', 'literata-bs'];
  for (const [content, files] of [
    ['<p>Čista voda, 1 Å</p>', []],
    ['<p><em>Escherichia coli</em></p>', ['literata-latin-italic']],
    ['<p><em>Biljka čička</em></p>', ['literata-latin-italic', 'literata-bs-italic']],
    ['<p><em>γδ T</em></p>', ['literata-latin-italic', 'literata-greek-italic', 'literata-greek']],
    ['<p><em>Ångström, ½</em></p>', ['literata-latin-italic', 'literata-rare-italic', 'literata-rare']],
  ] as const) {
    const made = await api.call(newsCalls.create, { fields: { ...sampleForms.news, content } });
    const id = Number(made?.body.id);
    cleanUp(() => api.call(newsCalls.remove, { query: { id } }));
    const html = await (await fetch(`${origin}/novosti/${id}`)).text();
    const asked = Array.from(
      html.matchAll(/rel="preload" href="\/assets\/([\w-]+)-[\w-]{8}\.woff2"/g),
      ([, name]) => name,
    );
    expect(asked.sort(), content).toEqual([...usual, ...files].sort());
  }
});

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

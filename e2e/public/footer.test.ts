import { expect, test } from '../support/test.ts';

test('a theme holds from the first paint on, and not on paper', async ({ openPublic, origin }) => {
  const page = await openPublic('/privatnost');
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).not.toHaveAttribute('data-theme');
  await page.getByRole('radio', { name: 'Tamna' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(root).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ media: 'screen' });

  const cookie = async () => await page.evaluate(() => document.cookie);
  expect(await cookie()).toContain('theme=dark');
  const html = await (await fetch(`${origin}/privatnost`, { headers: { Cookie: 'theme=dark' } })).text();
  expect(html).toContain('<html lang="bs" data-theme="dark">');
  expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
    '<meta name="theme-color" content="#0e1326"/>',
  ]);

  await page.getByRole('radio', { name: 'Kao uređaj' }).check();
  await expect(root).not.toHaveAttribute('data-theme');
  expect(await cookie()).not.toContain('theme');
});

test('on a phone the foot has two columns, the contact beside the contents', async ({ openPublic }) => {
  const page = await openPublic('/privatnost', { viewport: { width: 390, height: 844 } });
  const heading = (name: string) => page.getByRole('contentinfo').getByRole('heading', { name });
  const [contents, contact] = [
    await heading('Sadržaj').boundingBox(),
    await heading('Kontakt').boundingBox(),
  ];
  expect(contact?.y).toBe(contents?.y);
  expect(contact?.x).toBeGreaterThan(contents?.x ?? 0);
});

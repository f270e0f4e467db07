import { expect, test } from './test.ts';

test('a difference tells what was added to formatted text and removed from it', async ({ show }) => {
  const page = await show('difference');
  const main = page.getByRole('main');
  await expect(main.getByRole('insertion')).toHaveText([
    '10.30',
    'Pauza',
    'Naočale',
    'šalju (https://primjer.ba/nova)',
  ]);
  await expect(main.getByRole('deletion')).toHaveText([
    '9.30',
    'Mantil',
    'šalju (https://primjer.ba/prijava)',
  ]);
  await expect(main.getByText('Naslov 2 → Naslov 3')).toBeVisible();
  await expect(main.getByText('uklonjeno: 9.30')).toBeAttached();
  // Paragraphs without changes are folded.
  const folded = page.getByText('Poslije ručka se radi u grupama.');
  await expect(page.getByText('Ručak je zajednički.')).toBeVisible();
  await expect(folded).toBeHidden();
  await page.getByText('1 pasus bez izmjena').click();
  await expect(folded).toBeVisible();
});

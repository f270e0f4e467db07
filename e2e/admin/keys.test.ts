import { add, kinds, row } from '../support/screens/content-screens.ts';
import { clear } from '../support/screens/inbox-screens.ts';
import { expectSound } from '../support/sound.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel' });

const { education } = kinds;

test('a list is gone through by keys, which rest while one types', async ({ openAdmin, api }) => {
  await clear(api, education.calls);
  for (const title of ['Treća', 'Druga', 'Prva']) await add(api, education, { title });
  const page = await openAdmin(education.path);
  await expect(row(page, 'Treća')).toBeVisible();
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await keys('j', 'j');
  await expect(row(page, 'Druga')).toBeFocused();
  await keys('x', 'k', 'x');
  await expect(page.getByRole('region', { name: 'Odabrani redovi' }).getByText('Odabrano: 2')).toBeVisible();
  await expect(row(page, 'Prva')).toBeFocused();
  await keys('k');
  await expect(row(page, 'Prva')).toBeFocused();

  await keys('e');
  const sheet = page.getByRole('dialog', { name: education.words.edit });
  await expect(sheet.getByLabel('Naslov*', { exact: true })).toHaveValue('Prva');
  await sheet.getByRole('button', { name: 'Zatvori' }).first().focus();
  await keys('j', 'n', '?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await keys('Escape');
  await expect(row(page, 'Prva')).toBeFocused();

  await keys('/');
  await page.keyboard.type('nje?x');
  await expect(page.getByRole('searchbox')).toHaveValue('nje?x');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys('Escape', 'Shift+Tab', 'n');
  const fresh = page.getByRole('dialog', { name: education.words.create });
  await expect(fresh).toBeVisible();
  await keys('Escape');
  await expect(fresh).toHaveCount(0);

  // They are listed, and those of one character can be turned off.
  const help = page.getByRole('dialog', { name: 'Prečice na tastaturi' });
  await keys('?');
  await expect(help.getByRole('term').filter({ hasText: /^N$/ })).toBeVisible();
  await expect(help.getByText(education.words.add)).toBeVisible();
  await expect(help.getByText('Pretraži listu')).toBeVisible();
  await expectSound(page, 'the list of keys');
  await help.getByLabel('Tipke s jednim znakom rade').uncheck();
  await keys('Escape');
  await expect(help).toHaveCount(0);
  await keys('?', 'n');
  await page.getByRole('button', { name: 'Prečice na tastaturi' }).click();
  await expect(help).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await help.getByLabel('Tipke s jednim znakom rade').check();
  await help.getByRole('button', { name: 'Zatvori' }).click();
  await expect(help).toHaveCount(0);
  await keys('n');
  await expect(fresh).toBeVisible();
});

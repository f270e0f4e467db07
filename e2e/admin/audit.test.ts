import { add, change, kinds } from '../support/screens/content-screens.ts';
import { expectSound } from '../support/sound.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel' });

const { education } = kinds;

test('what was done to an item is told, and leads back to it', async ({ openAdmin, api }) => {
  const { id } = await add(api, education, { title: 'Praćena edukacija' });
  await change(api, education, id, { year: '2020' });
  const page = await openAdmin(`${education.path}?uredi=${id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Dnevnik' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dnevnik' })).toBeVisible();
  const done = page.getByRole('listitem').filter({ hasText: 'Praćena edukacija' });
  await expect(done).toHaveCount(2);
  const [update, create] = [done.first(), done.last()];
  await expect(update).toContainText('Edukacija „Praćena edukacija“ je izmijenjena.');
  await expect(update).toContainText('Polja: godina');
  await expect(create).toContainText('Edukacija „Praćena edukacija“ je dodana.');
  await expectSound(page);

  await page.getByLabel('Radnja').selectOption('Dodavanje');
  await expect(done).toHaveCount(1);
  await page.getByRole('searchbox').fill('niko');
  await expect(page.getByText('niko').last()).toBeVisible();
  await expect(done).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: /je dodana/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Naslov')).toHaveValue('Praćena edukacija');
});

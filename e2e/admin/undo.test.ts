import type { Page } from '@playwright/test';
import { applicationCalls } from '#features/applications/contract.ts';
import { memberCalls } from '#features/members/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { createEvent, paths } from '../support/screens/application-screens.ts';
import { add, kinds, question, row, said } from '../support/screens/content-screens.ts';
import { makeAlbum, openManager } from '../support/screens/gallery-screens.ts';
import { ask, send } from '../support/screens/inbox-screens.ts';
import { follow, goWithin } from '../support/screens/panel.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel' });

const { education } = kinds;

const confirm = (page: Page) => question(page).getByRole('button', { name: 'Obriši' }).click();
const undo = (page: Page) => page.getByRole('button', { name: 'Poništi', exact: true }).click();

test('every deletion is undone, of one thing and of several', async ({ openAdmin, api }) => {
  await ask(api, { name: 'Obrisana Greškom' });
  await send(api, memberCalls.create, { ...sampleForms.member, firstName: 'Vraćena', lastName: 'Članica' });
  const workshopId = await createEvent(api, 'workshop', 'Radionica s jednom prijavom');
  await send(api, applicationCalls.create, {
    ...sampleForms.application,
    firstName: 'Jedina',
    lastName: 'Prijavljena',
    workshopId,
  });
  await makeAlbum(api, 'Vraćene slike', 'prva', 'druga', 'treca');
  const { id } = await add(api, education, { title: 'Samo edukacija' });
  await api.call(education.calls.remove, { query: { id } });

  const page = await openAdmin('/admin/pitanja');
  await page.getByRole('button', { name: 'Obriši: Obrisana Greškom' }).click();
  await confirm(page);
  await expect(row(page, 'Obrisana Greškom')).toHaveCount(0);
  await undo(page);
  await expect(row(page, 'Obrisana Greškom')).toBeVisible();

  await follow(page, 'Članovi');
  await page.getByRole('button', { name: 'Obriši: Vraćena Članica' }).click();
  await confirm(page);
  await expect(row(page, 'Članica Vraćena')).toHaveCount(0);
  await undo(page);
  await expect(row(page, 'Članica Vraćena')).toBeVisible();

  // The only one of its event, whose list is empty without it.
  await goWithin(page, `${paths.workshop}/${workshopId}`);
  const name = page.getByRole('button', { name: 'Jedina', exact: true });
  await name.click();
  await page.getByRole('complementary').getByRole('button', { name: 'Obriši' }).click();
  await confirm(page);
  await expect(name).toHaveCount(0);
  await undo(page);
  await expect(name).toBeVisible();

  await follow(page, 'Galerija');
  const { manager, tiles, close } = await openManager(page, 'Vraćene slike');
  await manager.getByRole('checkbox', { name: 'Odaberi: prva' }).check();
  await manager.getByRole('checkbox', { name: 'Odaberi: treca' }).check();
  await manager.getByRole('button', { name: 'Obriši odabrane' }).click();
  await confirm(page);
  await expect(tiles).toHaveCount(1);
  await undo(page);
  await said(page, 'Vraćene su 2 stavke iz korpe');
  await expect(tiles).toContainText(['prva', 'druga', 'treca']);
  await manager.getByRole('button', { name: 'Obriši: druga' }).click();
  await confirm(page);
  await expect(tiles).toContainText(['prva', 'treca']);
  await undo(page);
  await expect(tiles).toContainText(['prva', 'druga', 'treca']);
  await close.click();

  // A list leads to what of its type is in the trash.
  await follow(page, 'Edukacije');
  await page.getByRole('main').getByRole('link', { name: 'Korpa' }).click();
  await expect(page.getByLabel('Vrsta')).toHaveValue('education');
  await expect(row(page, 'Samo edukacija')).toBeVisible();
});

import { applicationCalls } from '#features/applications/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { scrollsSideways } from '../support/browser.ts';
import { add, kinds, workshop } from '../support/screens/content-screens.ts';
import { send } from '../support/screens/inbox-screens.ts';
import { expectSound } from '../support/sound.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel' });

const { education } = kinds;

test('Ctrl+K leads to a screen, a new item, an item and a person', async ({ openAdmin, api }) => {
  const { id } = await add(api, education, { title: 'Čuvanje uzoraka', status: 'draft' });
  const event = await add(api, workshop, { title: 'Sasvim drugo' });
  await send(api, applicationCalls.create, {
    ...sampleForms.application,
    ...{ firstName: 'Uzorka', lastName: 'Primjer', email: 'uzora@primjer.ba', workshopId: event.id },
  });
  const page = await openAdmin('/admin');
  const palette = page.getByRole('dialog', { name: 'Traži ekran, stavku ili osobu' });
  const find = async (query: string, option: string | RegExp) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText(query);
    await expect(palette.getByRole('option', { name: option })).toBeVisible();
  };
  await find('edukac', 'Dodaj edukaciju');
  await expect(palette.getByRole('option', { name: 'Edukacije', selected: true })).toBeVisible();
  await expectSound(page, 'what is found');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/edukacije$/);
  await expect(palette).toHaveCount(0);

  await find('organi', /^Organi i ljudi/);
  await page.keyboard.press('Enter');
  const people = page.getByRole('dialog', { name: 'Organi i ljudi' });
  await people.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(people).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Uredi: Organi i ljudi' })).toBeFocused();

  await find('predlo', /^Predlošci.*Pošta/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/posta\/predlosci$/);
  await find('lozink', /^Promjena lozinke/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Trenutna lozinka')).toBeFocused();
  await find('edukac', 'Edukacije');
  await page.keyboard.press('Enter');
  await find('gdje ste', /^Gdje ste prijavljeni/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Gdje ste prijavljeni' })).toBeFocused();
  await find('edukac', 'Edukacije');
  await page.keyboard.press('Enter');
  await page.goBack();
  const welcome = page.getByRole('heading', { level: 1, name: 'Dobro došli' });
  await expect(welcome).toBeFocused();
  // A card would take the focus after the heading has it.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)));
  await expect(welcome).toBeFocused({ timeout: 1 });

  await find('dodaj eduk', 'Dodaj edukaciju');
  await page.keyboard.press('Enter');
  const fresh = page.getByRole('dialog', { name: education.words.create });
  await expect(fresh).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(fresh).toHaveCount(0);

  await find('uzor', /Čuvanje uzoraka.*Edukacija · BS · Nacrt/);
  await expect(palette.getByRole('option', { name: /Uzorka Primjer.*uzora@primjer\.ba/ })).toBeVisible();
  await expect(palette.getByRole('group')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Uzorka Primjer');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/edukacije\\?uredi=${id}$`));
  const stored = page.getByRole('dialog', { name: education.words.edit });
  await expect(stored).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stored).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Čuvanje uzoraka', exact: true })).toBeFocused();

  // A phone has a button for it, whose results fit; Escape gives the focus back.
  await page.setViewportSize({ width: 320, height: 700 });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Traži…' });
  await opener.click();
  await expect(palette.getByRole('option').first()).toBeVisible();
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await page.keyboard.insertText('qqqq');
  await expect(palette.getByText('Ništa nije nađeno.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

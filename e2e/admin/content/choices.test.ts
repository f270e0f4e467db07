import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { newsCalls } from '#features/news/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { add, fill, gone, save, symposium, workshop } from '../../support/screens/content-screens.ts';
import { emptySite, expect, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content' });

test('the event of news, and what a picture must show, are chosen', async ({ site, openAdmin, api }) => {
  const event = await add(api, symposium, { title: 'Simpozij o lizosomima' });
  await add(api, workshop, { title: 'Radionica o ribosomima' });
  const draft = { title: 'Vijest sa slikom', image: await samplePicture(), status: 'draft' };
  const fields = { ...sampleForms.news, ...draft };
  const id = Number((await api.call(newsCalls.create, { fields }))?.body?.id);
  const page = await openAdmin(`/admin/novosti?uredi=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });

  // By pointer and keys.
  const picker = sheet.getByRole('group', { name: 'Šta na slici mora ostati vidljivo' });
  const across = picker.getByLabel('Vodoravno');
  const down = picker.getByLabel('Uspravno');
  await expect(across).toHaveAttribute('aria-valuetext', 'nije odabrano');
  const picture = picker.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.2, y: height * 0.9 } });
  await expect(across).toHaveValue('20');
  await expect(down).toHaveValue('90');
  await across.press('ArrowRight');
  await down.press('Home');
  await expect(across).toHaveAttribute('aria-valuetext', '25 %');
  await expect(down).toHaveAttribute('aria-valuetext', '0 %');

  // By its title; a search leaves it chosen.
  const choice = sheet.getByLabel('Događaj', { exact: true });
  const search = sheet.getByLabel('Traži događaj po naslovu');
  await search.fill('lizosom');
  await expect(choice.getByRole('option')).toHaveText(['Nijedan događaj', /^Simpozij o lizosomima \(/]);
  await expect(sheet.getByText('Iznad se može odabrati 1 događaj.')).toBeVisible();
  await choice.selectOption({ index: 1 });
  await search.fill('ribosom');
  await expect(choice.getByRole('option').filter({ hasText: 'Radionica o ribosomima' })).toBeAttached();
  await expect(choice).toHaveValue(String(event.id));

  // A day to come is no reason to wait.
  const told = sheet.getByText('Kad je objavite, vijest će biti vidljiva odmah, s datumom 30.11.2099.');
  await fill(sheet, { 'Datum objave*': '30.11.2099' });
  await expect(told).toBeVisible();
  await fill(sheet, { 'Datum objave*': '30.11.2020' });
  await gone(told);
  await save(sheet);
  await gone(sheet);
  const html = await (await fetch(`${site.origin}/novosti/${id}`)).text();
  expect(html).toContain('focus-x-25 focus-y-0');
  expect(html).toMatch(new RegExp(`<a [^>]*href="/simpozij/${event.id}"`));
});

import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { newsCalls } from '#features/news/contract.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import type { Api } from '../../support/api.ts';
import { add, gone, save, symposium, workshop } from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

async function addNews(api: Api, changes: Fields): Promise<number> {
  const answer = await api.call(newsCalls.create, { fields: { ...sampleForms.news, ...changes } });
  expect(answer?.status).toBe(201);
  return Number(answer?.body.id);
}

test('what must stay visible of a picture is chosen by pointer and keys', async ({ openAdmin, api }) => {
  const id = await addNews(api, { title: 'Vijest sa slikom', image: await samplePicture() });
  const page = await openAdmin(`/admin/novosti?uredi=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
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
  await save(sheet);
  await gone(sheet);
  await page.goto(`/novosti/${id}`);
  await expect(page.locator('article img').first()).toHaveCSS('object-position', '25% 0%');
});

test('the event that an item is about is found by its title, and chosen', async ({ openAdmin, api }) => {
  const event = await add(api, symposium, { title: 'Simpozij o lizosomima' });
  await add(api, workshop, { title: 'Radionica o ribosomima' });
  const id = await addNews(api, { title: 'Vijest o događaju' });
  const page = await openAdmin(`/admin/novosti?uredi=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  const choice = sheet.getByLabel('Događaj', { exact: true });
  const search = sheet.getByLabel('Traži događaj po naslovu');
  await search.fill('lizosom');
  await expect(choice.getByRole('option')).toHaveText(['Nijedan događaj', /^Simpozij o lizosomima \(/]);
  await expect(sheet.getByText('Iznad se može odabrati 1 događaj.')).toBeVisible();
  await choice.selectOption({ index: 1 });
  await search.fill('ribosom');
  await expect(choice.getByRole('option').filter({ hasText: 'Radionica o ribosomima' })).toBeAttached();
  await expect(choice, 'a search leaves it chosen').toHaveValue(String(event.id));
  await save(sheet);
  await gone(sheet);
  await page.goto(`/novosti/${id}`);
  const link = page.getByRole('main').getByRole('link', { name: 'Simpozij o lizosomima' });
  await expect(link).toHaveAttribute('href', `/simpozij/${event.id}`);
});

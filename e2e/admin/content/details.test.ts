import { samplePdf } from '#server/testing/sample-forms.ts';
import { axeViolations, scrollsSideways, storeSession } from '../../support/browser.ts';
import { breakCall } from '../../support/defect.ts';
import {
  add,
  fill,
  question,
  said,
  save,
  symposium,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

test('the detail of an event is shown, edited and deleted', async ({ site, openShared, token, api }) => {
  const { path, calls, words } = workshop;
  const title = 'Cijeli prikaz';
  const details = '<h1>Program</h1>';
  const { id } = await add(api, workshop, { title, details, pdf: samplePdf, finishedAt: '2099-12-31' });
  const draft = await add(api, symposium, { title, details, showForm: 'false', status: 'draft' });
  const page = await openShared();
  await storeSession(page, token);
  const article = page.getByRole('article');
  const shows = async (...texts: string[]) => {
    await expect(article.getByRole('link', { name: 'Prijave (0)' })).toBeVisible();
    const shown = (await article.innerText()).replaceAll('\u00a0', ' ');
    for (const text of texts) expect(shown, `${text} in ${shown}`).toContain(text);
  };

  // A draft has no page that visitors could see.
  await page.goto(`${symposium.path}/${draft.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await shows('O događaju', 'Organizator: UBMB BiH', 'Tuzla', '09:00', '20.11.2026 – 31.12.2098');
  await shows('Nacrt', 'Prijave zatvorene');
  await expect(article.getByRole('link', { name: 'Pogledaj na stranici' })).toHaveCount(0);

  const mend = await breakCall(page, calls.show);
  await page.goto(`${path}/${id}`);
  await said(page, 'Nije moguće učitati radionicu.');
  await mend();
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await shows('O radionici', 'Kapacitet: 20 učesnika', 'Predaje: Amra Kovač', '10:30 (2 dana)', 'Sarajevo');
  await shows('Prijave otvorene');
  await expect(article.getByRole('link', { name: /PDF/ })).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  const publicLink = article.getByRole('link', { name: 'Pogledaj na stranici' });
  const { status } = await fetch(new URL((await publicLink.getAttribute('href')) ?? '', site.origin));
  expect(status, 'visitors read it there').toBe(200);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  if (size) await page.setViewportSize(size);

  await article.getByRole('button', { name: 'Uredi' }).click();
  const sheet = page.getByRole('dialog', { name: words.edit });
  await expect(sheet.getByLabel('Naslov*')).toBeVisible();
  expect((await sheet.boundingBox())?.width, 'it has its own width, not that of the text').toBe(1024);
  await fill(sheet, { 'Naslov*': 'Cijeli i noviji prikaz' });
  await save(sheet);
  await said(page, words.updated);
  await expect(page.getByRole('heading', { level: 1, name: 'Cijeli i noviji prikaz' })).toBeVisible();

  await article.getByRole('button', { name: 'Obriši' }).click();
  await question(page).getByRole('button', { name: 'Obriši' }).click();
  await said(page, words.deleted);
  await page.waitForURL(path);
  await page.goto(`${path}/${id}`);
  await said(page, 'Radionica nije pronađena');
  await said(page, 'Tražena radionica ne postoji ili je uklonjena.');
});

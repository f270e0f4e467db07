import { samplePdf } from '#server/testing/sample-forms.ts';
import { axeViolations, scrollsSideways } from '../../support/browser.ts';
import { breakCall } from '../../support/defect.ts';
import type { ContentKind } from '../../support/screens/content-kinds.ts';
import {
  add,
  change,
  fill,
  question,
  said,
  save,
  symposium,
  workshop,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

type Shown = { kind: ContentKind; texts: string[]; missing: string[]; error: string };

const details: Record<string, Shown> = {
  symposium: {
    kind: symposium,
    texts: ['O događaju', 'Organizator: UBMB BiH', 'Tuzla', '09:00', '20.11.2026 – 31.12.2098'],
    missing: ['Simpozij nije pronađen', 'Traženi simpozij ne postoji ili je uklonjen.'],
    error: 'Nije moguće učitati simpozij.',
  },
  workshop: {
    kind: workshop,
    texts: ['O radionici', 'Kapacitet: 20 učesnika', 'Predaje: Amra Kovač', '10:30 (2 dana)', 'Sarajevo'],
    missing: ['Radionica nije pronađena', 'Tražena radionica ne postoji ili je uklonjena.'],
    error: 'Nije moguće učitati radionicu.',
  },
};

for (const [name, { kind, texts, missing, error }] of Object.entries(details)) {
  test(`${name}: the detail is shown, edited and deleted`, async ({ site, openAdmin, api }) => {
    const title = 'Cijeli prikaz';
    const { id } = await add(api, kind, {
      title,
      details: '<h1>Program</h1>',
      ...(name === 'workshop' && { pdf: samplePdf }),
    });
    const list = await openAdmin(`${kind.path}?q=cijeli`);
    const [page] = await Promise.all([
      list.context().waitForEvent('page'),
      list.getByRole('link', { name: `Pregledaj: ${title}` }).click(),
    ]);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const article = page.getByRole('article');
    await expect(article.getByRole('link', { name: 'Prijave (0)' })).toBeVisible();
    const shown = (await article.innerText()).replaceAll('\u00a0', ' ');
    for (const text of [...texts, 'Prijave (0)']) expect(shown, `${text} in ${shown}`).toContain(text);
    await expect(article.getByRole('link', { name: /PDF/ })).toHaveCount(name === 'workshop' ? 1 : 0);
    expect(await axeViolations(page)).toEqual([]);
    const publicLink = article.getByRole('link', { name: 'Pogledaj na stranici' });
    const { status } = await fetch(new URL((await publicLink.getAttribute('href')) ?? '', site.origin));
    expect(status, 'visitors read it there').toBe(200);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    if (size) await page.setViewportSize(size);

    await article.getByRole('button', { name: 'Uredi' }).click();
    const sheet = page.getByRole('dialog', { name: kind.words.edit });
    await expect(sheet.getByLabel('Naslov*')).toBeVisible();
    expect((await sheet.boundingBox())?.width, 'it has its own width, not that of the text').toBe(1024);
    await fill(sheet, { 'Naslov*': 'Cijeli i noviji prikaz' });
    await save(sheet);
    await said(page, kind.words.updated);
    await expect(page.getByRole('heading', { level: 1, name: 'Cijeli i noviji prikaz' })).toBeVisible();

    await article.getByRole('button', { name: 'Obriši' }).click();
    await expect(question(page).getByText(kind.words.removal('Cijeli i noviji prikaz'))).toBeVisible();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, kind.words.deleted);
    await page.waitForURL(kind.path);

    await page.goto(`${kind.path}/${id}`);
    for (const text of missing) await said(page, text);
    const mend = await breakCall(page, kind.calls.show);
    await page.reload();
    await said(page, error);
    await mend();
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await said(page, missing[0] ?? '');
  });
}

test('the detail tells whether one can apply', async ({ openAdmin, api }) => {
  const { id } = await add(api, symposium, { title: 'Bez teksta', details: '', showForm: 'false' });
  const page = await openAdmin(`${symposium.path}/${id}`);
  const article = page.getByRole('article');
  await expect(article.getByText('Prijave zatvorene')).toBeVisible();
  await expect(article.getByRole('heading', { level: 2 })).toHaveCount(0);
  await change(api, symposium, id, { details: '<p>Program</p>', showForm: 'true', finishedAt: '2099-12-31' });
  await page.reload();
  await expect(article.getByText('Prijave otvorene')).toBeVisible();
  await expect(article.getByRole('heading', { level: 2, name: 'O događaju' })).toBeVisible();
});

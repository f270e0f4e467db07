import type { Page } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { axeViolations } from '../support/browser.ts';
import type { ContentKind } from '../support/screens/content-kinds.ts';
import { add, change, row, said, stored, symposium, workshop } from '../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, type OpenAdmin, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'pairs', expectedProblems: [failedRequest] });

/** Adds a Bosnian and an English item with the same facts, not joined. */
async function addSingles(api: Api, kind: ContentKind, title: string, facts: Record<string, string> = {}) {
  const bs = await add(api, kind, { title, ...facts });
  const en = await add(api, kind, { title: `${title} (en)`, lang: 'en', ...facts });
  return { bs: bs.id, en: en.id };
}

async function openProposals(openAdmin: OpenAdmin): Promise<Page> {
  const page = await openAdmin('/admin/parovi');
  await expect(page.getByRole('heading', { level: 1, name: 'Poveži parove' })).toBeVisible();
  return page;
}

async function counterpartOf(api: Api, kind: ContentKind, id: number): Promise<unknown> {
  const { translation } = await stored(api, kind, id);
  return (translation as { id: number } | null | undefined)?.id;
}

test('proposed pairs are found from the first screen, skipped, and joined', async ({ openAdmin, api }) => {
  const lipids = await addSingles(api, workshop, 'Lipidi');
  const enzymes = await addSingles(api, symposium, 'Enzimi', { location: 'Zenica' });
  const page = await openAdmin('/admin');
  await page.getByRole('link', { name: 'Poveži parove (2)' }).click();
  await expect(row(page, 'Lipidi')).toContainText('Lipidi (en)');
  await expect(row(page, 'Lipidi')).toContainText('datum, vrijeme, trajanje, mjesto, predavač');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Preskoči: Lipidi' }).click();
  await expect(row(page, 'Lipidi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Poveži: Enzimi' }).click();
  await said(page, 'Povezan je 1 par');
  await said(page, 'Nema prijedloga');
  expect(await counterpartOf(api, symposium, enzymes.bs)).toBe(enzymes.en);
  expect(await counterpartOf(api, workshop, lipids.bs)).toBeUndefined();

  await page.goto('/admin/radionice?stanje=missing');
  await page.getByRole('link', { name: 'Poveži parove' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poveži parove' })).toBeVisible();
  await expect(row(page, 'Lipidi')).toBeVisible();
});

test('pairs are joined and skipped by keyboard, the focus on the next row', async ({ openAdmin, api }) => {
  const titles = ['Prvi par', 'Drugi par', 'Treći par'];
  for (const [day, title] of titles.entries()) {
    const date = `2031-01-0${day + 1}`;
    await addSingles(api, workshop, title, { startedAt: date, finishedAt: date });
  }
  const page = await openProposals(openAdmin);
  await page.getByRole('button', { name: 'Poveži: Prvi par' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Prvi par')).toHaveCount(0);
  await expect(row(page, 'Drugi par').getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: 'Preskoči: Drugi par' }).focus();
  await page.keyboard.press('Space');
  await expect(row(page, 'Treći par').getByRole('link').first()).toBeFocused();
});

test('all are joined at once, and why one was not stands in its row', async ({ openAdmin, api }) => {
  const day = (date: string) => ({ startedAt: date, finishedAt: date });
  const free = await addSingles(api, workshop, 'Slobodan par', day('2032-02-01'));
  const taken = await addSingles(api, workshop, 'Zauzet par', day('2032-02-02'));
  const page = await openProposals(openAdmin);
  await expect(row(page, 'Zauzet par')).toBeVisible();
  const other = await add(api, workshop, { title: 'Elsewhere', lang: 'en', ...day('2033-01-01') });
  await change(api, workshop, other.id, { translationOf: String(taken.bs) });
  await page.getByRole('button', { name: /^Poveži sve/ }).click();
  await expect(row(page, 'Slobodan par')).toHaveCount(0);
  await expect(row(page, 'Zauzet par').getByRole('alert')).not.toBeEmpty();
  expect(await axeViolations(page)).toEqual([]);
  expect(await counterpartOf(api, workshop, free.en)).toBe(free.bs);
  expect(await counterpartOf(api, workshop, taken.en)).toBeUndefined();
});

import type { Api } from '../support/api.ts';
import type { ContentKind } from '../support/screens/content-kinds.ts';
import { add, change, row, said, stored, symposium, workshop } from '../support/screens/content-screens.ts';
import { goWithin } from '../support/screens/panel.ts';
import { expectSound } from '../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel', expectedProblems: [failedRequest] });

/** Adds a Bosnian and an English item with the same facts, not joined. */
async function addSingles(api: Api, kind: ContentKind, title: string, facts: Record<string, string> = {}) {
  const bs = await add(api, kind, { title, ...facts });
  const en = await add(api, kind, { title: `${title} (en)`, lang: 'en', ...facts });
  return { bs: bs.id, en: en.id };
}

async function counterpartOf(api: Api, kind: ContentKind, id: number): Promise<unknown> {
  const { translation } = await stored(api, kind, id);
  return (translation as { id: number } | null | undefined)?.id;
}

test('proposed pairs are joined, skipped, or told why not', async ({ openAdmin, api }) => {
  const day = (date: string) => ({ startedAt: date, finishedAt: date });
  const enzymes = await addSingles(api, symposium, 'Enzimi', { location: 'Zenica' });
  const lipids = await addSingles(api, workshop, 'Lipidi', day('2031-01-01'));
  await addSingles(api, workshop, 'Treći par', day('2031-01-02'));
  const free = await addSingles(api, workshop, 'Slobodan par', day('2032-02-01'));
  const taken = await addSingles(api, workshop, 'Zauzet par', day('2032-02-02'));
  const page = await openAdmin('/admin');
  await page.getByRole('link', { name: /^Poveži parove \(\d+\)/ }).click();
  await expect(row(page, 'Lipidi')).toContainText('Lipidi (en)');
  await expect(row(page, 'Lipidi')).toContainText('datum, vrijeme, trajanje, mjesto, predavač');
  await page.getByRole('button', { name: 'Poveži: Enzimi' }).click();
  await said(page, 'Povezan je 1 par');
  await expect(row(page, 'Enzimi')).toHaveCount(0);
  expect(await counterpartOf(api, symposium, enzymes.bs)).toBe(enzymes.en);
  // By keyboard, which stays in the list.
  await page.getByRole('button', { name: 'Preskoči: Lipidi' }).focus();
  await page.keyboard.press('Space');
  await expect(row(page, 'Lipidi')).toHaveCount(0);
  await expect(row(page, 'Treći par').getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: 'Poveži: Treći par' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Slobodan par').getByRole('link').first()).toBeFocused();

  // All at once: one of them was joined by somebody else meanwhile.
  const other = await add(api, workshop, { title: 'Elsewhere', lang: 'en', ...day('2033-01-01') });
  await change(api, workshop, other.id, { translationOf: String(taken.bs) });
  await page.getByRole('button', { name: /^Poveži sve/ }).click();
  await expect(row(page, 'Slobodan par')).toHaveCount(0);
  await expect(row(page, 'Zauzet par').getByRole('alert')).not.toBeEmpty();
  await expectSound(page, 'proposals with a refusal');
  expect(await counterpartOf(api, workshop, free.en)).toBe(free.bs);
  expect(await counterpartOf(api, workshop, taken.en)).toBeUndefined();

  // What was skipped is proposed again another time, from the list too.
  await goWithin(page, '/admin/radionice?stanje=missing');
  await page.getByRole('main').getByRole('link', { name: 'Poveži parove' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poveži parove' })).toBeVisible();
  await expect(row(page, 'Lipidi')).toBeVisible();
  expect(await counterpartOf(api, workshop, lipids.bs)).toBeUndefined();
});

import { expect, type Locator, type Page } from '@playwright/test';
import type { Fields } from '#server/testing/sample-forms.ts';
import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import type { Api } from '../api.ts';
import { required } from '../required.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';

export const kinds = contentKinds(() => formatDay(dayIn('Europe/Sarajevo', new Date()), 'bs'));

export const { symposium, workshop, congress } = kinds;

/** Creates an item from the sample form with changes. */
export async function add(
  api: Api,
  { calls, form }: ContentKind,
  changes: Fields = {},
): Promise<Fields & { id: number }> {
  const answer = required(await api.call(calls.create, { fields: { ...form, ...changes } }), 'answer');
  expect(answer.status, JSON.stringify(answer)).toBe(201);
  return answer.body as Fields & { id: number };
}

export async function change(api: Api, { calls }: ContentKind, id: number, fields: Fields): Promise<void> {
  const answer = await api.call(calls.update, { query: { id }, fields });
  expect(answer?.status, JSON.stringify(answer)).toBe(200);
}

export async function stored(api: Api, { calls }: ContentKind, id: number): Promise<Fields> {
  const answer = await api.call(calls.show, { query: { id } });
  return answer?.body ?? {};
}

export const field = (sheet: Locator, label: string) => sheet.getByLabel(label, { exact: true });

export const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Potvrda brisanja' });

export const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

export async function openNew(page: Page, { words }: ContentKind): Promise<Locator> {
  await page.getByRole('button', { name: words.add }).first().click();
  return page.getByRole('dialog', { name: words.create });
}

export async function openStored(page: Page, { words }: ContentKind, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Uredi: ${title}` }).click();
  const sheet = page.getByRole('dialog', { name: words.edit });
  await expect(field(sheet, 'Naslov*')).toBeVisible();
  return sheet;
}

export async function fill(sheet: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(sheet, label).fill(value);
}

/** Chooses a file in a field that opens the browser's file chooser. */
export async function choose(sheet: Locator, label: string, file: File): Promise<void> {
  const { name, type: mimeType } = file;
  const buffer = Buffer.from(await file.arrayBuffer());
  await sheet.locator(`input[type=file][aria-label="${label}"]`).setInputFiles({ name, mimeType, buffer });
}

export async function assertFilled(sheet: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(sheet, label), label).toHaveValue(value);
  }
}

/** Saves what is public, and publishes what is not. */
export const mainButton = (sheet: Locator) => sheet.getByRole('button', { name: /^(Sačuvaj|Objavi)$/ });

export const save = (sheet: Locator) => mainButton(sheet).click();

export const gone = (dialog: Locator) => expect(dialog).toHaveCount(0);

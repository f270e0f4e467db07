import type { Page } from '@playwright/test';
import { siteCalls } from '#features/site/contract.ts';
import type { Api } from '../api.ts';
import { expect } from '../test.ts';

export const associationPath = '/admin/stranica';

export async function words(api: Api, lang = 'bs') {
  const answer = await api.call(siteCalls.show, { query: { lang } });
  return answer?.body as unknown as {
    version: number;
    name: string;
    people: { name: string; role: string; body: string; email: string; photo: string }[];
    goals: { title: string }[];
    timeline: { year: string }[];
    membership: { form_url: string };
    contact: { address: string; phone: string };
    footer: string;
  };
}

export const change = (api: Api, fields: object, lang = 'bs') =>
  api.call(siteCalls.update, { query: { lang }, fields: fields as never });

export async function openSection(page: Page, name: string) {
  await page.getByRole('button', { name: `Uredi: ${name}` }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet.getByRole('button', { name: 'Sačuvaj' })).toBeVisible();
  return sheet;
}

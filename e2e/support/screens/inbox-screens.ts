import { expect, type Page } from '@playwright/test';
import { questionCalls } from '#features/questions/contract.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Api } from '../api.ts';
import { required } from '../required.ts';

type List = { list: Endpoint; remove: Endpoint };

/** Deletes all items of a list. */
export async function clear(api: Api, { list, remove }: List): Promise<void> {
  const all = required(await api.call(list), 'list').body as unknown as { id: number }[];
  for (const { id } of all) await api.call(remove, { query: { id } });
}

/** Creates an item and returns its id. */
export async function send(api: Api, endpoint: Endpoint, fields: Fields): Promise<number> {
  const answer = await api.call(endpoint, { fields });
  expect(answer?.status, JSON.stringify(answer)).toBe(201);
  return Number(answer?.body.id);
}

export const ask = (api: Api, fields: Fields = {}) =>
  send(api, questionCalls.create, { ...sampleForms.question, ...fields });

export const names = (page: Page) => page.locator('tbody th');

/** On the list of members: the sheet of a new one, filled. */
export async function fillNewMember(page: Page) {
  await page.getByRole('button', { name: 'Dodaj člana' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Novi član' });
  await sheet.getByLabel('Ime*', { exact: true }).fill('Amra');
  await sheet.getByLabel('Prezime*').fill('Kovač');
  await sheet.getByLabel('E-mail adresa*').fill('amra@primjer.ba');
  return sheet;
}

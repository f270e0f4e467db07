import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import type { EventKind } from '#features/events/kinds.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import type { Api } from '../api.ts';
import { required } from '../required.ts';
import { test as base } from '../test.ts';
import { type SeededApplication, seedApplications } from './seeded-applications.ts';

export const paths = {
  workshop: '/admin/radionice-prijave',
  symposium: '/admin/simpozij-prijave',
  congress: '/admin/kongres-prijave',
};

const calls = { workshop: workshopCalls, symposium: symposiumCalls, congress: congressCalls };

export async function createEvent(
  api: Api,
  kind: EventKind,
  title = 'Lipidi i membrane: šta čuva ćeliju?',
  own: Fields = {},
): Promise<number> {
  const fields = { ...sampleForms[kind], title, finishedAt: '2099-12-31', ...own };
  const answer = required(await api.call(calls[kind].create, { fields }), 'answer');
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
}

const minutes = 60_000;

const sentAt = (index: number) => new Date(Date.UTC(2026, 6, 1, 22, 5) - index * minutes).toISOString();

/** In the order of the list, newest first. */
export const people: SeededApplication[] = [
  {
    firstName: 'Željko',
    lastName: 'Živković',
    email: 'zeljko@primjer.ba',
    birthYear: '1990',
    firm: 'UKC Tuzla',
    city: 'Tuzla',
  },
  {
    firstName: 'Đorđe',
    lastName: 'Šćepanović',
    email: 'ds@primjer.ba',
    birthYear: 'oko 1980.',
    faculty: '=HYPERLINK("https://zlo.primjer")',
    workPhone: '+387 33 111-222',
    workPostalCode: '071000',
    homePhone: '061222333',
    membershipType: 'počasni član',
  },
  {
    firstName: 'Amra',
    lastName: 'Čaušević',
    email: 'amra@primjer.ba',
    birthYear: '2001',
    firm: 'UKC Tuzla',
    city: 'Bihać',
    membershipType: 'student',
  },
  { firstName: 'Damir', lastName: 'Ćatić', email: 'amra@primjer.ba', city: 'Živinice' },
  { firstName: 'Dženana', lastName: 'Cvijić', email: 'dz@primjer.ba', birthYear: '1975' },
];

export const lastNames = people.map(({ lastName }) => lastName);

type Options = BrowserContextOptions & {
  kind?: EventKind;
  /** Of the event. */
  fields?: Fields;
  list?: readonly SeededApplication[];
};

export type OpenApplications = (
  options?: Options,
) => Promise<ReturnType<typeof screenOf> & { id: number; page: Page }>;

/** `openApplications` opens the applications to a new event as a new user. */
export const test = base.extend<{ openApplications: OpenApplications }>({
  openApplications: ({ site, api, openAdmin }, provide) =>
    provide(async ({ kind = 'symposium', fields, list = people, ...options } = {}) => {
      const id = await createEvent(api, kind, undefined, fields);
      const sent = list.map((person, index) => ({ ...person, createdAt: sentAt(index) }));
      seedApplications(site.dataDir, id, sent.toReversed());
      const page = await openAdmin(`${paths[kind]}/${id}`, options);
      // Of ten thousand it takes a while.
      await expect(page.locator('[data-application]').first()).toBeVisible({ timeout: 60_000 });
      return { id, page, ...screenOf(page) };
    }),
});

function screenOf(page: Page) {
  return {
    isShown: (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible(),
    rows: page.locator('tr[data-application]'),
    detail: page.getByRole('main').getByRole('complementary'),
    nameButton: (name: string) => page.getByRole('button', { name, exact: true }),
    groupButton: (name: string) =>
      page.getByRole('group', { name: 'Prikazane grupe kolona' }).getByRole('button', { name }),
    chip: (name: string) => page.getByRole('group', { name: 'Status prijave' }).getByRole('button', { name }),
  };
}

/** The last names identify the rows. */
export const lastNameCells = (page: Page) => page.locator('tr[data-application] th + th');

export const columns = [
  ...[
    'Ime',
    'Prezime',
    'God. rođenja',
    'E-mail',
    'Fakultet',
    'Stručno zvanje',
    'Naučni stepen',
    'Firma / ustanova',
  ],
  ...['Adresa na poslu', 'Telefon na poslu', 'Pošt. broj (posao)', 'Kućna adresa', 'Kućni telefon'],
  ...['Pošt. broj (kuća)', 'Grad', 'Naučna djelatnost', 'Specijalizacija', 'Tip članstva', 'Datum prijave'],
];

/** What became of applications, after the columns of the form. */
export const outcomes = ['Status', 'Red čekanja', 'Bilješka', 'Prisustvo'];

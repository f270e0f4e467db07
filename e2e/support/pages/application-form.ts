import type { Page } from '@playwright/test';
import { type Language, texts } from '../languages.ts';
import { expect, type OpenIn } from '../test.ts';

export type Kind = 'congress' | 'symposium' | 'workshop';

export const lists = { congress: '/kongres', symposium: '/simpozij', workshop: '/radionice' };

const required = new Set<string>(['firstName', 'lastName', 'email']);

/** Opens the first event of a kind that accepts applications. */
export async function openForm(openIn: OpenIn, kind: Kind, language: Language = 'bs') {
  const page = await openIn(language, lists[kind]);
  const { events } = texts[language];
  await page
    .getByRole('article')
    .filter({ hasText: events.tags.open.replace('{{day}}', '') })
    .first()
    .getByRole('link')
    .click();
  return formOn(page, kind, language);
}

/** The form of the event whose page is open. */
export async function formOn(page: Page, kind: Kind, language: Language = 'bs') {
  const { applications } = texts[language];
  const form = page.getByRole('form', { name: applications.title[kind] });
  await expect(form).toBeVisible();
  const field = (name: keyof typeof applications.fields) =>
    form.getByRole('textbox', {
      name: `${applications.fields[name]}${required.has(name) ? '*' : ''}`,
      exact: true,
    });
  return {
    page,
    form,
    field,
    send: form.getByRole('button', { name: applications.submit }),
    consent: form.getByRole('checkbox', { name: applications.consent.slice(0, 20) }),
    fill: async (lastName: string) => {
      await field('firstName').fill('Đurđa');
      await field('lastName').fill(lastName);
      await field('email').fill('djurdja@primjer.ba');
    },
  };
}

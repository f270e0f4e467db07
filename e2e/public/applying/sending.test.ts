import type { Page, Route } from '@playwright/test';
import { confirmationTexts } from '#features/applications/texts/confirmation.ts';
import { starter } from '#features/site/starter/starter.ts';
import { axeViolations, markDocument } from '../../support/browser.ts';
import { type Language, texts } from '../../support/languages.ts';
import { openForm } from '../../support/pages/application-form.ts';
import { draftHas, drafts } from '../../support/screens/drafts.ts';
import { expect, test } from '../../support/test.ts';

// Counts begin at 0: the two languages of an event count together, so other files must not apply here.
test.use({ siteName: 'sending' });

const onPaper = async (page: Page, look: () => Promise<void>) => {
  await page.emulateMedia({ media: 'print' });
  await look();
  await page.emulateMedia({ media: 'screen' });
};

test('an application is sent and printed, and then a colleague’s', async ({ site, openIn }) => {
  const t = texts.bs.applications;
  const told = confirmationTexts.bs;
  const { page, form, field, send, consent, fill } = await openForm(openIn, 'congress');
  await expect(page.getByText(t.count_one.replace('{{count}}', '1'))).toHaveCount(0);
  await onPaper(page, async () => {
    await expect(form, 'an empty form').toBeHidden();
    // The printed sheet shows its address and day, and nothing else of the header.
    const banner = page.getByRole('banner');
    const source = await banner
      .locator('[data-source]')
      .evaluate(element => getComputedStyle(element, '::before').content);
    expect(source, source).toContain(`${new URL(page.url()).pathname} · `);
    expect(source).toMatch(/\d\d\.\d\d\.\d{4}/);
    await expect(banner.locator('a:visible, button:visible')).toHaveText(['UBMB BiH']);
  });
  await page.getByRole('link', { name: texts.bs.events.apply, exact: true }).click();
  // The address changes a moment before the page is scrolled.
  await expect(page.locator('#prijava')).toBeFocused();
  await fill('Šehić-Ćorić');
  await form.getByRole('radio', { name: t.membershipTypes.student }).check();
  await draftHas(page, 'Šehić-Ćorić');
  await onPaper(page, async () => {
    await expect(form, 'a form that was begun').toBeVisible();
    await expect(field('faculty'), 'nothing is folded on paper').toBeVisible();
  });
  await form.getByText(t.groups.education).click();
  await field('faculty').fill('Prirodno-matematički fakultet');
  await consent.check();
  const sent = page.waitForRequest(request => request.method() === 'POST');
  await send.click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    ...{ firstName: 'Đurđa', lastName: 'Šehić-Ćorić', faculty: 'Prirodno-matematički fakultet' },
    ...{ membershipType: 'student', consent: true },
  });
  await expect(page.getByText(t.success)).toBeVisible();
  const confirmation = page.getByRole('heading', { name: told.title });
  await expect(confirmation).toBeFocused();
  await expect(page.getByText(t.count_one.replace('{{count}}', '1'))).toBeVisible();
  await expect(form).toHaveCount(0);
  // The event, the data, and what happens next.
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const region = page.getByRole('region', { name: `${t.title.congress} ${title}` });
  await expect(region.locator('strong')).toHaveText(title);
  for (const text of ['Đurđa', 'Šehić-Ćorić', 'djurdja@primjer.ba', t.membershipTypes.student])
    await expect(region.getByText(text, { exact: true })).toBeVisible();
  await expect(region.getByText(told.contact.replace('{{email}}', 'djurdja@primjer.ba'))).toBeVisible();
  await expect(region.getByRole('link', { name: starter.bs.contact.email })).toBeVisible();
  await expect(region.getByText(told.keep), 'this site sends no e-mail').toBeVisible();
  const own = await region.getByRole('link', { name: '/prijava/' }).getAttribute('href');
  expect((await fetch(new URL(own ?? '', site.origin))).status).toBe(200);
  const calendar = await region.getByRole('link', { name: told.calendar }).getAttribute('href');
  expect(await (await fetch(site.origin + calendar)).text()).toMatch(/^BEGIN:VCALENDAR/);
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(() => drafts(page)).toEqual([]);
  await onPaper(page, () => expect(confirmation).toBeVisible());

  await page.getByRole('button', { name: told.again }).click();
  await expect(field('firstName')).toBeFocused();
  await expect(field('lastName')).toHaveValue('');
  await expect(consent).not.toBeChecked();

  // Entering a colleague right afterwards does not restart the time of the form.
  await fill('Drugi');
  await consent.check();
  const again = page.waitForRequest(request => request.method() === 'POST');
  await send.click();
  expect((await again).postDataJSON().openForMs).toBeGreaterThan(Number(body.openForMs));
  await expect(confirmation).toBeFocused();
});

test('another language keeps what was typed, two presses send once', async ({ openIn }) => {
  const { page, form, field, send, consent, fill } = await openForm(openIn, 'symposium');
  const change = async (to: Language) => {
    await page
      .getByRole('link', { name: to === 'bs' ? /^BA/ : /^EN/ })
      .first()
      .click();
    await expect(page.locator(`html[lang="${to}"]`)).toBeVisible();
  };
  await fill('Dvojezičan');
  await consent.check();
  const isSame = await markDocument(page);
  await change('en');
  const t = texts.en.applications;
  const translated = page.getByRole('form', { name: t.title.symposium });
  await expect(translated.getByText(t.groups.education)).toBeVisible();
  await expect(translated.getByRole('checkbox')).toBeChecked();
  await change('bs');
  await expect(field('lastName')).toHaveValue('Dvojezičan');
  await expect(consent).toBeChecked();

  const calls: Route[] = [];
  await page.route('**/api/applications.php', route => void calls.push(route));
  await send.click();
  const busy = form.getByRole('button', { name: 'Slanje...' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  // The button is busy before the form's rules have come.
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]?.continue();
  await expect(page.getByRole('heading', { name: confirmationTexts.bs.title })).toBeVisible();
  expect(calls.length).toBe(1);

  await change('en');
  await expect(page.getByRole('heading', { name: confirmationTexts.en.title })).toBeVisible();
  await expect(page.getByText('Dvojezičan', { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

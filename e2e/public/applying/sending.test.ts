import type { Route } from '@playwright/test';
import { confirmationTexts } from '#features/applications/texts/confirmation.ts';
import { starter } from '#features/site/starter/starter.ts';
import { axeViolations, markDocument } from '../../support/browser.ts';
import { type Language, languages, texts } from '../../support/languages.ts';
import { openForm } from '../../support/pages/application-form.ts';
import { draftHas, drafts } from '../../support/screens/drafts.ts';
import { expect, test } from '../../support/test.ts';

// Counts begin at 0: the two languages of an event count together, so other files must not apply here.
test.use({ siteName: 'sending' });

for (const [language, kind] of [
  ['bs', 'congress'],
  ['en', 'workshop'],
] as const) {
  const t = texts[language].applications;
  const told = confirmationTexts[language];

  test(`an application to a ${kind} is sent, in ${language}`, async ({ site, openIn }) => {
    const { page, form, field, send, consent, fill } = await openForm(openIn, kind, language);
    await expect(page.getByText(t.count_one.replace('{{count}}', '1'))).toHaveCount(0);
    await page.getByRole('link', { name: texts[language].events.apply, exact: true }).click();
    // The address changes a moment before the page is scrolled.
    await expect(page.locator('#prijava')).toBeFocused();
    await fill('Šehić-Ćorić');
    await form.getByRole('radio', { name: t.membershipTypes.student }).check();
    await form.getByText(t.groups.education).click();
    await field('faculty').fill('Prirodno-matematički fakultet');
    await consent.check();
    const sent = page.waitForRequest(request => request.method() === 'POST');
    await send.click();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect([body.firstName, body.lastName, body.faculty, body.membershipType, body.consent]).toEqual([
      'Đurđa',
      'Šehić-Ćorić',
      'Prirodno-matematički fakultet',
      'student',
      true,
    ]);
    await expect(page.getByText(t.success)).toBeVisible();
    await expect(page.getByRole('heading', { name: told.title })).toBeFocused();
    await expect(page.getByText(t.count_one.replace('{{count}}', '1'))).toBeVisible();
    await expect(form).toHaveCount(0);
    // The event, the data, and what happens next.
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const region = page.getByRole('region', { name: `${t.title[kind]} ${title}` });
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
    await expect(page.getByRole('heading', { name: told.title })).toBeFocused();
  });
}

test('a press on a button that is sending does not send twice', async ({ openIn }) => {
  const { page, form, send, consent, fill } = await openForm(openIn, 'symposium');
  await fill('Dvostruki');
  await consent.check();
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
  await expect(page.getByRole('heading', { name: 'Vaša prijava je primljena' })).toBeVisible();
  expect(calls.length).toBe(1);
});

test('a form that was begun is printed, an empty one is not', async ({ openIn }) => {
  const { page, form, field, send, consent, fill } = await openForm(openIn, 'congress');
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  // The printed sheet shows its address and day, and nothing else of the header.
  const banner = page.getByRole('banner');
  const source = await banner
    .locator('[data-source]')
    .evaluate(element => getComputedStyle(element, '::before').content);
  expect(source, source).toContain(`${new URL(page.url()).pathname} · `);
  expect(source).toMatch(/\d\d\.\d\d\.\d{4}/);
  await expect(banner.locator('a:visible, button:visible')).toHaveText(['UBMB BiH']);
  await page.emulateMedia({ media: 'screen' });
  await fill('Papirić');
  await draftHas(page, 'Papirić');
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeVisible();
  await expect(field('faculty'), 'nothing is folded on paper').toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await consent.check();
  await send.click();
  const confirmation = page.getByRole('heading', { name: confirmationTexts.bs.title });
  await expect(confirmation).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(confirmation).toBeVisible();
});

for (const language of languages) {
  test(`another language keeps the consent, from ${language}`, async ({ openIn }) => {
    const { page, form, field, send, consent, fill } = await openForm(openIn, 'symposium', language);
    const next = language === 'bs' ? 'en' : 'bs';
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
    await change(next);
    const t = texts[next].applications;
    const translated = page.getByRole('form', { name: t.title.symposium });
    await expect(translated.getByText(t.groups.education)).toBeVisible();
    await expect(translated.getByRole('checkbox')).toBeChecked();
    await change(language);
    await expect(field('lastName')).toHaveValue('Dvojezičan');
    await expect(consent).toBeChecked();
    await send.click();
    await expect(page.getByRole('heading', { name: confirmationTexts[language].title })).toBeVisible();
    await change(next);
    await expect(page.getByRole('heading', { name: confirmationTexts[next].title })).toBeVisible();
    await expect(page.getByText('Dvojezičan', { exact: true })).toBeVisible();
    await expect(form).toHaveCount(0);
    expect(await isSame()).toBe(true);
  });
}

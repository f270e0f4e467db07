import { newsCalls } from '#features/news/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { storeSession } from '../support/browser.ts';
import { scriptOf } from '../support/chunks.ts';
import { hold } from '../support/hold.ts';
import { send } from '../support/screens/inbox-screens.ts';
import { follow, goWithin, menuOf } from '../support/screens/panel.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel', expectedProblems: [failedRequest] });

test('what cannot be opened says so, and the focus goes along', async ({ openAdmin, api }) => {
  const id = await send(api, newsCalls.create, sampleForms.news);
  const page = await openAdmin('/admin/%0a');
  const missing = page.getByRole('heading', { level: 1, name: 'Stranica nije pronađena' });
  await expect(missing).toBeVisible();
  await goWithin(page, '/admin/novosti/1/%0d');
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Nazad na Dashboard' }).click();
  await expect(page).toHaveURL('/admin');

  // A screen that cannot be loaded leaves the menu where it is.
  const chunk = await scriptOf('features/members/admin/member-list-screen.tsx');
  await page.route(chunk, route => route.abort());
  await menuOf(page).getByRole('link', { name: 'Članovi' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Greška' })).toBeVisible();
  await follow(page, 'Pitanja');

  await page.getByRole('link', { name: 'Promjena lozinke' }).click();
  await expect(page.getByLabel('Trenutna lozinka')).toBeFocused();
  const siteLink = page.getByRole('link', { name: 'Otvori stranicu' });
  await expect(siteLink).toHaveAttribute('href', '/');
  await expect(siteLink).toHaveAttribute('target', '_blank');

  // The focus waits for a late heading, but not for everybody.
  for (const goesOn of [false, true]) {
    await follow(page, 'Pitanja');
    // Another item each time: one that was read is there at once.
    const item = goesOn ? await send(api, newsCalls.create, sampleForms.news) : id;
    const release = await hold(page, '**/api/news-item.php*');
    const isAsked = page.waitForRequest('**/api/news-item.php*');
    await goWithin(page, `/admin/novosti/${item}`);
    await isAsked;
    const back = page.getByRole('link', { name: 'Nazad na novosti' });
    if (goesOn) await back.focus();
    release();
    const heading = page.getByRole('heading', { level: 1, name: 'Poziv za sažetke' });
    await expect(heading).toBeVisible();
    await expect(goesOn ? back : heading).toBeFocused();
  }
});

test.describe('with a page of its own', () => {
  test.use({ loadsAhead: true });

  test('every screen is there before a connection goes', async ({ token, page }) => {
    await storeSession(page, token);
    // They are loaded one after the other, each with what it imports; this is the last one.
    const last = await scriptOf('features/redirects/admin/redirects-screen.tsx');
    const isAsked = page.waitForRequest(last, { timeout: 30_000 });
    await page.goto('/admin/pitanja');
    await isAsked;
    await page.context().setOffline(true);
    await menuOf(page).getByRole('link', { name: 'Članovi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Članovi' })).toBeVisible();
    await expect(page.getByText('Greška pri učitavanju članova')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Greška pri učitavanju članova')).toHaveCount(0);
  });
});

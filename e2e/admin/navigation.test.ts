import { newsCalls } from '#features/news/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { storeSession } from '../support/browser.ts';
import { scriptOf } from '../support/chunks.ts';
import { send } from '../support/screens/inbox-screens.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('an address that is no screen says so', async ({ openAdmin }) => {
  const page = await openAdmin('/admin/nema-me');
  for (const path of ['/admin/nema-me', '/admin/%0a', '/admin/novosti/1/%0d']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Stranica nije pronađena' })).toBeVisible();
    await page.getByRole('link', { name: 'Nazad na Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/admin');
  }
});

test('a screen that cannot be loaded leaves the menu where it is', async ({ token, page }) => {
  await storeSession(page, token);
  const chunk = await scriptOf('features/members/admin/member-list-screen.tsx');
  await page.route(chunk, route => route.abort());
  await page.goto('/admin/pitanja');
  const menu = page.getByRole('navigation', { name: 'Administracija' });
  await menu.getByRole('link', { name: 'Članovi' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Greška' })).toBeVisible();
  await menu.getByRole('link', { name: 'Pitanja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pitanja' })).toBeVisible();
  await page.unroute(chunk);
});

test.describe('with a page of its own', () => {
  test.use({ sharesPage: false, loadsAhead: true });

  test('every screen is there before a connection goes', async ({ token, page }) => {
    await storeSession(page, token);
    // They are loaded one after the other, each with what it imports; this is the last one.
    const last = await scriptOf('features/redirects/admin/redirects-screen.tsx');
    const isAsked = page.waitForRequest(last, { timeout: 30_000 });
    await page.goto('/admin/pitanja');
    await isAsked;
    await page.context().setOffline(true);
    const menu = page.getByRole('navigation', { name: 'Administracija' });
    await menu.getByRole('link', { name: 'Članovi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Članovi' })).toBeVisible();
    await expect(page.getByText('Greška pri učitavanju članova')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Greška pri učitavanju članova')).toHaveCount(0);
  });
});

test('the sidebar leads to the password and to the site', async ({ openAdmin }) => {
  const page = await openAdmin('/admin/pitanja');
  await page.getByRole('link', { name: 'Promjena lozinke' }).click();
  await expect(page.getByLabel('Trenutna lozinka')).toBeFocused();
  const siteLink = page.getByRole('link', { name: 'Otvori stranicu' });
  await expect(siteLink).toHaveAttribute('href', '/');
  await expect(siteLink).toHaveAttribute('target', '_blank');
});

test('the focus waits for a late heading, but not for everybody', async ({ openAdmin, api }) => {
  const id = await send(api, newsCalls.create, sampleForms.news);
  for (const goesOn of [false, true]) {
    const page = await openAdmin('/admin/clanovi');
    await expect(page.getByRole('heading', { level: 1, name: 'Članovi' })).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/news-item.php*', async route => {
      await held.promise;
      await route.fallback();
    });
    const isAsked = page.waitForRequest('**/api/news-item.php*');
    // Navigates like a link within the admin.
    await page.evaluate(path => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/admin/novosti/${id}`);
    await isAsked;
    const back = page.getByRole('link', { name: 'Nazad na novosti' });
    if (goesOn) await back.focus();
    held.resolve();
    const heading = page.getByRole('heading', { level: 1, name: 'Poziv za sažetke' });
    await expect(heading).toBeVisible();
    await expect(goesOn ? back : heading).toBeFocused();
  }
});

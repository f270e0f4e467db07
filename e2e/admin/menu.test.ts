import type { Menu } from '#features/menu/contract.ts';
import { pageCalls } from '#features/pages/contract.ts';
import { visit } from '../support/browser.ts';
import { expectSoundInLooks } from '../support/sound.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'users' });

test('an own page goes into the menu, and entries are moved by keys and by dragging', async ({
  openAdmin,
  openPage,
  api,
  site,
}) => {
  await api.call(pageCalls.create, {
    fields: { title: 'Statut', content: '<p>Tekst.</p>', lang: 'bs', status: 'published' },
  });
  const page = await openAdmin('/admin/meni');
  const entries = page.getByRole('region', { name: 'U meniju' }).getByRole('listitem');
  await expect(entries.first()).toContainText('O nama');
  await page.getByRole('button', { name: 'Dodaj u meni: Statut' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Statut: mjesto 7 od 7' })).toHaveCount(1);
  await expectSoundInLooks(page, 'the menu');

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Pomjeri gore: Statut').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Statut: mjesto 6 od 7' })).toHaveCount(1);
  await expect(button('Pomjeri gore: Statut')).toBeFocused();
  await button('Uvuci ispod prethodne: Statut').press('Enter');
  await expect(entries.filter({ hasText: 'Statut' })).toContainText('ispod: Kontakt');

  await page.setViewportSize({ width: 1366, height: 1200 });
  const handle = entries.filter({ hasText: 'Galerija' }).getByTitle('Prevuci');
  await handle.hover();
  await page.mouse.down();
  await entries.first().hover({ position: { x: 60, y: 20 } });
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: 'Galerija: mjesto 1 od 6' })).toHaveCount(1);
  await expect(entries.first()).toContainText('Galerija');

  const shown = async () => (await (await fetch(`${site.origin}/api/menu`)).json()) as Menu;
  await expect
    .poll(async () => (await shown()).entries.map(({ key }) => key))
    .toEqual(['gallery', 'about', 'news', 'activities', 'workshops', 'contact']);
  const theirs = await openPage({ viewport: { width: 1440, height: 900 } });
  await visit(theirs, site.origin);
  const navigation = theirs.getByRole('navigation', { name: 'Glavna navigacija' });
  await expect(navigation.getByRole('link').first()).toHaveText('Galerija');
  await navigation.getByRole('button', { name: 'Kontakt: podmeni' }).click();
  await expect(navigation.getByRole('link', { name: 'Statut' })).toHaveAttribute('href', '/stranice/statut');
});

test('the focus goes with what is put into the menu and out of it', async ({ openAdmin }) => {
  const page = await openAdmin('/admin/meni');
  await page.getByRole('button', { name: 'Dodaj u meni: Ljudi' }).click();
  const up = page.getByRole('button', { name: 'Pomjeri gore: Ljudi' });
  await expect(up).toBeFocused();
  await expect(up).toBeInViewport();
  await page.getByRole('button', { name: 'Ukloni iz menija: Ljudi' }).click();
  await expect(page.getByRole('button', { name: 'Dodaj u meni: Ljudi' })).toBeFocused();
});

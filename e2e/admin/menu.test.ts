import type { Menu } from '#features/menu/contract.ts';
import { pageCalls } from '#features/pages/contract.ts';
import { expectSoundInLooks } from '../support/sound.ts';
import { emptySite, expect, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'accounts' });

test('an own page goes into the menu, by keys and by dragging', async ({ openAdmin, api, site }) => {
  await api.call(pageCalls.create, {
    fields: { title: 'Statut', content: '<p>Tekst.</p>', lang: 'bs', status: 'published' },
  });
  const page = await openAdmin('/admin/meni');
  const entries = page.getByRole('region', { name: 'U meniju' }).getByRole('listitem');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const isTold = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  await expect(entries.first()).toContainText('O nama');
  // The focus goes with what is put into the menu and out of it.
  await button('Dodaj u meni: Ljudi').click();
  await expect(button('Pomjeri gore: Ljudi')).toBeFocused();
  await expect(button('Pomjeri gore: Ljudi')).toBeInViewport();
  await button('Ukloni iz menija: Ljudi').click();
  await expect(button('Dodaj u meni: Ljudi')).toBeFocused();

  await button('Dodaj u meni: Statut').click();
  await isTold('Statut: mjesto 7 od 7');
  await expectSoundInLooks(page, 'the menu');
  await button('Pomjeri gore: Statut').press('Enter');
  await isTold('Statut: mjesto 6 od 7');
  await expect(button('Pomjeri gore: Statut')).toBeFocused();
  await button('Uvuci ispod prethodne: Statut').press('Enter');
  await expect(entries.filter({ hasText: 'Statut' })).toContainText('ispod: Kontakt');

  await page.setViewportSize({ width: 1366, height: 1200 });
  const handle = entries.filter({ hasText: 'Galerija' }).getByTitle('Prevuci');
  await handle.hover();
  await page.mouse.down();
  await entries.first().hover({ position: { x: 60, y: 20 } });
  await page.mouse.up();
  await isTold('Galerija: mjesto 1 od 6');
  await expect(entries.first()).toContainText('Galerija');

  const shown = async () => (await (await fetch(`${site.origin}/api/menu`)).json()) as Menu;
  await expect
    .poll(async () => (await shown()).entries.map(({ key }) => key))
    .toEqual(['gallery', 'about', 'news', 'activities', 'workshops', 'contact']);
  const [navigation = ''] = /<nav[^>]*aria-label="Glavna navigacija".*?<\/nav>/s.exec(
    await (await fetch(site.origin)).text(),
  ) ?? [''];
  const addresses = [...navigation.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect([addresses[0], addresses.at(-1)]).toEqual(['/galerija', '/stranice/statut']);
});

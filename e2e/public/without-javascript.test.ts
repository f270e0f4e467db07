import { workshopCalls } from '#features/events/contract.ts';
import { memberPaths } from '#features/members/paths.ts';
import { joinTexts } from '#features/members/texts/join.ts';
import { builtIn } from '#features/menu/server/built-in.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { scrollsSideways } from '../support/browser.ts';
import { texts } from '../support/languages.ts';
import { formOn } from '../support/pages/application-form.ts';
import { boxOf } from '../support/required.ts';
import { contentLists } from '../support/screens/content-lists.ts';
import { expect, failedRequest, type OpenPage, test } from '../support/test.ts';

async function openPlain(openPage: OpenPage, path: string, width = 1440) {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  await page.goto(path);
  return page;
}

test('the site is read without scripts, in both languages', async ({ openPage, origin }) => {
  for (const { path, textsOf } of contentLists) {
    const html = await (await fetch(origin + path)).text();
    expect(html, path).toContain(`${textsOf(texts.bs).title}</h1>`);
    expect(html, path).toContain('<article');
  }
  const page = await openPlain(openPage, '/');
  await expect(page.getByRole('heading', { level: 1, name: /^Udruženje/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Novosti' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Sve novosti' }).click();
  await page.waitForURL('**/novosti');
  await expect(page.getByRole('article')).toHaveCount(6);

  const bar = page.getByRole('navigation', { name: 'Glavna navigacija' });
  const link = bar.getByRole('link', { name: 'O nama' });
  const child = bar.getByRole('link', { name: 'Historija' });
  await expect(child).toBeHidden();
  await link.hover();
  await expect(child).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(child).toBeHidden();
  await link.focus();
  await expect(child).toBeVisible();
  await child.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#historija');

  await page.goto('/novosti?page=2');
  await expect(page.getByText('Prikazano 7–12 od 12 novosti')).toBeVisible();
  await page.getByRole('link', { name: 'EN – English' }).click();
  await expect(page.getByText('Showing 7–12 of 12 items')).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  const picture = page.waitForResponse(/\/media\//);
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/novosti\/\d+\?lng=en$/);
  await expect(page.locator('article h1[lang="en"]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const image = page.getByRole('article').locator('img').first();
  await expect(image).toBeVisible();
  expect((await picture).status()).toBe(200);
  await page.getByRole('link', { name: 'Back to news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('forms are sent without scripts', async ({ openPage, expectProblems }) => {
  expectProblems(failedRequest);
  const page = await openPlain(openPage, '/kongres');
  await page.getByRole('article').filter({ hasText: 'Prijave do' }).getByRole('link').first().click();
  await page.waitForURL(/\/kongres\/\d+$/);
  await page.getByRole('link', { name: 'EN – English' }).click();
  const { fill, field, form, consent, send } = await formOn(page, 'congress', 'en');
  await fill('');
  await field('email').fill('djurdja');
  await form.getByText('Education and degrees').click();
  await field('faculty').fill('Prirodno-matematički');
  await send.click();
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([/Last name/, /e-mail/, /consent/]);
  await expect(form.getByRole('alert')).toBeInViewport();
  await expect(field('firstName')).toHaveValue('Đurđa');
  await expect(field('faculty')).toHaveValue('Prirodno-matematički');
  await fill('Đođo');
  await consent.check();
  await send.click();
  await page.waitForURL(/\/prijava\/[\w-]{43}\?lng=en#received$/);
  await expect(page.getByText('We have received your application')).toBeVisible();
  await expect(page.getByText(page.url().split('#')[0] ?? '')).toBeVisible();
  await expect(page.getByText('Prirodno-matematički').and(page.locator('dd'))).toBeVisible();

  await page.goto('/kontakt?lng=bs');
  const received = page.getByText('Hvala Vam. Vašu poruku smo primili.');
  const message = page.getByRole('form', { name: 'Poruka Udruženju' });
  await message.getByLabel('Ime i prezime').fill('Amra');
  await message.getByLabel('Poruka*').fill('Kada je radionica?');
  await message.getByRole('button', { name: 'Pošalji poruku' }).click();
  await expect(message.getByRole('alert')).toContainText('Unesite e-mail adresu');
  await expect(received).toBeHidden();
  await message.getByLabel('E-mail adresa').fill('amra@primjer.ba');
  await expect(message.getByLabel('Poruka*')).toHaveValue('Kada je radionica?');
  await message.getByRole('button', { name: 'Pošalji poruku' }).click();
  await page.waitForURL('**/kontakt#poslano');
  await expect(received).toBeVisible();
  await expect(message.getByLabel('Poruka*')).toHaveValue('');

  const { online } = joinTexts.bs;
  const t = texts.bs.applications;
  await page.goto(memberPaths.join.href());
  const joining = page.getByRole('form', { name: online.title });
  const confirmed = page.getByText(online.sent);
  await expect(confirmed).toBeHidden();
  await joining.locator('[name=firstName]').fill('Amra');
  await joining.locator('[name=email]').fill('amra@primjer.ba');
  await joining.getByRole('button', { name: t.submit }).click();
  await expect(joining.getByRole('alert').getByRole('listitem')).toHaveText([/Prezime/, /saglasnost/i]);
  await expect(joining.locator('[name=firstName]')).toHaveValue('Amra');
  await joining.locator('[name=lastName]').fill('Kovač');
  await joining.getByRole('checkbox').check();
  await joining.getByRole('button', { name: t.submit }).click();
  await page.waitForURL(/#poslano$/);
  await expect(confirmed).toBeVisible();
  await expect(joining.locator('[name=firstName]')).toHaveValue('');
});

test('events are narrowed by a form, whose address can be shared', async ({ openPage }) => {
  const page = await openPlain(openPage, '/dogadjaji');
  const form = page.getByRole('form', { name: 'Odabir događaja' });
  await form.getByLabel('Vrsta').selectOption('Kongresi');
  await form.getByLabel('Vrijeme').selectOption('Prošli');
  await form.getByRole('button', { name: 'Prikaži' }).click();
  await page.waitForURL('**/dogadjaji?kind=congress&when=past&place=');
  await expect(form.getByLabel('Vrsta')).toHaveValue('congress');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Prošli događaji']);
  const links = page.getByRole('article').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /^\/kongres\//);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'EN – English' }).click();
  await page.waitForURL('**/dogadjaji?kind=congress&when=past&lng=en');
  await expect(links.first()).toHaveAttribute('href', /^\/kongres\/\d+\?lng=en$/);
  await page.getByRole('form').getByRole('link', { name: 'All events' }).click();
  await page.waitForURL('**/dogadjaji?lng=en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/dogadjaji\?lng=en$/);
});

test('on a phone the foot stands in for the drawer', async ({ openPage, api, cleanUp }) => {
  const page = await openPlain(openPage, '/', 390);
  await expect(page.getByRole('button', { name: 'Otvori meni' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Glavni meni' }).click();
  await page.waitForURL('**/#navigacija');
  const foot = page.getByRole('navigation', { name: 'Podnožje' });
  const pages = Object.values(builtIn).filter(({ url }) => !url.includes('#'));
  for (const { label, url } of pages) {
    const link = foot.getByRole('link', { name: label.bs, exact: true });
    await expect(link, url).toHaveAttribute('href', url);
    await expect(link, url).toBeVisible();
  }
  const box = await boxOf(foot);
  expect(box.y >= 0 && box.y + box.height <= 900, 'the links are in the window').toBeTruthy();
  await foot.getByRole('link', { name: 'Novosti', exact: true }).click();
  await page.waitForURL('**/novosti');

  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole('link', { name: 'EN – English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect.poll(() => scrollsSideways(page)).toBe(false);

  for (const day of [1, 2, 3, 4, 5]) {
    const created = await api.call(workshopCalls.create, {
      fields: {
        ...sampleForms.workshop,
        title: 'Kvantitativni PCR: od uzorka do krive, za početnike',
        description: 'Izbor boja, ekspozicija koja ne oštećuje ćelije, i snimci koji se mogu mjeriti.'.repeat(
          3,
        ),
        ...{ startedAt: `2020-01-0${day}`, finishedAt: '2100-01-31' },
      },
    });
    cleanUp(() => api.call(workshopCalls.remove, { query: { id: Number(created?.body.id) } }));
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/radionice?lng=bs');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(5);
  const [first, last] = [await boxOf(rows.first()), await boxOf(rows.last())];
  expect(last.y + last.height - first.y, 'less than two windows').toBeLessThan(1_600);
});

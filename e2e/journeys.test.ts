import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser, openPage, signIn } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

/** A photo as a phone takes it: lying on its side, with a place in its metadata. */
function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a6ea5' } })
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '43/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('a visitor reads the news and switches to English', async () => {
  const page = await openPage(browser);
  await page.goto(site.origin);
  await page.getByRole('link', { name: 'Sve novosti' }).click();
  await page.getByRole('heading', { level: 1, name: 'Novosti' }).waitFor();
  const first = page.getByRole('article').first().getByRole('link');
  const title = (await first.innerText()).replaceAll('\u00a0', ' ');
  await first.click();
  await page.getByRole('link', { name: 'Nazad na novosti' }).waitFor();
  const heading = page.getByRole('heading', { level: 1 });
  assert.equal((await heading.innerText()).replaceAll('\u00a0', ' '), title);
  assert.match(await page.title(), / – UBMB BiH$/);

  await page.getByRole('link', { name: 'Nazad na novosti' }).click();
  await page.getByRole('link', { name: 'EN – English' }).click();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  await page.getByText('Announcements').first().waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  assert.deepEqual(page.problems, []);
});

test('an administrator writes an item with formatting and a phone photo, and a visitor reads it', async () => {
  const page = await openPage(browser);
  await signIn(page, site.origin);
  await page.getByRole('heading', { level: 1, name: 'Dobro došli' }).waitFor();
  await page.getByText('urednica@primjer.ba').first().waitFor();
  await page.getByRole('link', { name: 'Novosti', exact: true }).click();

  // Written.
  await page.getByRole('button', { name: 'Dodaj vijest' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova vijest' });
  await sheet.getByLabel('Naslov*').fill('Ljetna škola: čvorovi DNK');
  await sheet.getByLabel('Opis*').fill('Prijave su otvorene za sve članove.');
  await sheet.getByRole('textbox', { name: 'Sadržaj' }).click();
  // The button shows what the editor will do: only then is it typed.
  await sheet.getByRole('button', { name: /^Podebljano/, pressed: false }).click();
  await sheet.getByRole('button', { name: /^Podebljano/, pressed: true }).waitFor();
  await page.keyboard.type('Važno: ');
  await sheet.getByRole('button', { name: /^Podebljano/ }).click();
  await sheet.getByRole('button', { name: /^Podebljano/, pressed: false }).waitFor();
  await page.keyboard.type('ponesite laptop.');
  await page.keyboard.press('Enter');
  await sheet
    .getByRole('button', { name: /^Lista/ })
    .first()
    .click();
  await sheet
    .getByRole('button', { name: /^Lista/, pressed: true })
    .first()
    .waitFor();
  await page.keyboard.type('prva tačka');
  await sheet.getByLabel('Autor*').fill('Nađa Hodžić');
  await sheet.getByLabel('Kategorija*').selectOption('Događaji');
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'IMG_2031.JPG',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  });
  await sheet.getByRole('img', { name: 'Pregled odabrane slike' }).waitFor();
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await page.getByText('Vijest je uspješno kreirana').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Ljetna škola: čvorovi DNK/ }).waitFor();

  // Read by somebody else, as the server renders it.
  const visitor = await openPage(browser, { javaScriptEnabled: false });
  await visitor.goto(`${site.origin}/novosti`);
  await visitor.getByRole('link', { name: /Ljetna škola/ }).click();
  assert.equal(await visitor.locator('article strong').innerText(), 'Važno: ');
  assert.equal(await visitor.locator('article li').innerText(), 'prva tačka');
  const image = await visitor.locator('article img').getAttribute('src');
  const stored = await fetch(site.origin + image);
  assert.equal(stored.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  const { width, height, exif, orientation } = await sharp(await stored.bytes()).metadata();
  assert.deepEqual(
    { width, height, exif, orientation },
    { width: 1200, height: 1600, exif: undefined, orientation: undefined },
  );
  assert.deepEqual([...page.problems, ...visitor.problems], []);
});

test('a refused save keeps what was typed and says at the field what is wrong', async () => {
  const page = await openPage(browser);
  await signIn(page, site.origin, '/admin/novosti');
  await page.getByRole('button', { name: 'Dodaj vijest' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova vijest' });
  await sheet.getByLabel('Naslov*').fill('Samo naslov');
  await page.keyboard.press('Control+s');
  await sheet.getByRole('link', { name: 'Autor: Ovo polje je obavezno.' }).click();
  assert.equal(await sheet.getByLabel('Autor*').evaluate(input => input === document.activeElement), true);
  assert.equal(await sheet.getByLabel('Naslov*').inputValue(), 'Samo naslov');

  // The server fails: an error toast, and the form is as it was.
  await sheet.getByLabel('Opis*').fill('Opis');
  await sheet.getByLabel('Autor*').fill('Autor');
  await page.route('**/api/news.php', route => route.fulfill({ status: 500, body: 'oops' }));
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await page.getByRole('alert').filter({ hasText: 'Došlo je do greške' }).first().waitFor();
  assert.equal(await sheet.getByLabel('Naslov*').inputValue(), 'Samo naslov');

  // Closing asks, and keeping on keeps everything.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Nastavi uređivati' }).click();
  assert.equal(await sheet.getByLabel('Opis*').inputValue(), 'Opis');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await sheet.waitFor({ state: 'detached' });
});

test('an administrator finds, edits and deletes an item', async () => {
  const page = await openPage(browser);
  await signIn(page, site.origin, '/admin/novosti');
  await page.getByRole('searchbox').fill('citac');
  await page.getByText('1 vijest', { exact: true }).waitFor();
  assert.equal(await page.locator('mark').first().innerText(), 'čitač');

  await page.getByRole('button', { name: /^Uredi: Novi čitač/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  await sheet.getByLabel('Naslov*').fill('Novi čitač je stigao');
  await sheet.getByRole('button', { name: 'Ukloni sliku' }).click();
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await page.getByText('Vijest je uspješno ažurirana').waitFor();
  await page.getByRole('row', { name: /Novi čitač je stigao/ }).waitFor();

  const [detail] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Pregledaj: Novi čitač je stigao/ }).click(),
  ]);
  await detail.getByRole('heading', { level: 1, name: 'Novi čitač je stigao' }).waitFor();
  assert.equal(await detail.locator('article img').count(), 0);
  await detail.getByRole('button', { name: 'Obriši' }).click();
  const question = detail.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  assert.match(await question.innerText(), /Ova radnja se ne može poništiti/);
  await detail.route('**/api/news-item.php*', route =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await question.getByRole('button', { name: 'Obriši' }).click();
  await detail.getByText('Došlo je do greške prilikom brisanja vijesti').waitFor();
  await detail.unroute('**/api/news-item.php*');
  await question.getByRole('button', { name: 'Obriši' }).click();
  await detail.getByText('Vijest je uspješno obrisana').waitFor();
  await detail.waitForURL('**/admin/novosti');

  await page.reload();
  await page.getByText(/Nema rezultata za „citac“/).waitFor();
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await page.getByLabel('Kategorija', { exact: true }).selectOption('Događaji');
  await page.waitForFunction(() => {
    const categories = [...document.querySelectorAll('td:nth-of-type(2)')].map(cell => cell.textContent);
    return categories.length > 1 && categories.every(category => category === 'Događaji');
  });
  assert.deepEqual(page.problems, []);
});

test('what is being edited stays, whatever happens around it', async () => {
  const page = await openPage(browser);
  await signIn(page, site.origin);
  await page.getByRole('link', { name: 'Novosti', exact: true }).click();
  await page
    .getByRole('button', { name: /^Uredi: / })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  await sheet.getByLabel('Naslov*').fill('Još nije sačuvano');
  // The window is where the panel listens, and the browser's own event bubbles up to it.
  const comeBackIntoView = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  const assertUndisturbed = async () => {
    // Two frames: whatever follows from a refusal has been drawn by then.
    await page.evaluate(
      () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    // A panel that wants to lead away is stopped by the unsaved text, and asks whether to discard it.
    assert.equal(await page.getByRole('alertdialog').count(), 0);
    assert.equal(new URL(page.url()).pathname, '/admin/novosti');
    assert.equal(await sheet.getByLabel('Naslov*').inputValue(), 'Još nije sačuvano');
  };
  // The session ends on the server while another tab is in front: this one asks when it is shown again.
  const ended = 'x'.repeat(43);
  await page.evaluate(token => localStorage.setItem('token', token), ended);
  const isRefused = page.waitForResponse(
    response => response.url().endsWith('/api/session') && response.status() === 401,
  );
  await comeBackIntoView();
  await (await isRefused).finished();
  await assertUndisturbed();
  assert.equal(await page.evaluate(() => localStorage.getItem('token')), ended);
  // Another tab signs out: without a token the panel knows before it asks the server.
  await page.evaluate(() => localStorage.removeItem('token'));
  await comeBackIntoView();
  await assertUndisturbed();
  // Back asks first.
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Nastavi uređivati' }).click();
  assert.equal(await sheet.getByLabel('Naslov*').inputValue(), 'Još nije sačuvano');
  // Who calls signing in off still has what was written.
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await page
    .getByRole('dialog', { name: 'Prijavite se ponovo' })
    .getByRole('button', { name: 'Odustani' })
    .click();
  await sheet.getByText('Vaša sesija je istekla.').waitFor();
  assert.equal(await sheet.getByLabel('Naslov*').inputValue(), 'Još nije sačuvano');
});

test('the panel is closed without a session, and leads back after signing in', async () => {
  const page = await openPage(browser);
  await page.goto(`${site.origin}/admin/novosti?kategorija=Vijesti`);
  await page.waitForURL('**/admin/login?**');
  await page.getByLabel('E-mail adresa').fill('urednica@primjer.ba');
  await page.getByLabel('Lozinka').fill('pogrešna');
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await page.getByText('Neispravni podaci za prijavu').waitFor();
  await page.getByLabel('Lozinka').fill('tajna-lozinka');
  const isKnown = page.waitForResponse('**/api/session');
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await page.waitForURL('**/admin/novosti?kategorija=Vijesti');
  await isKnown;
  assert.ok(await page.evaluate(() => localStorage.getItem('token')));

  // A session that ended elsewhere is told, and the way leads back.
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await page.reload();
  await page.getByText('Vaša sesija je istekla. Prijavite se ponovo.').waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('token')), null);
  await page.getByLabel('E-mail adresa').fill('urednica@primjer.ba');
  await page.getByLabel('Lozinka').fill('tajna-lozinka');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/novosti?kategorija=Vijesti');

  // One that ends while something is being written loses nothing.
  await page.getByRole('button', { name: 'Dodaj vijest' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova vijest' });
  for (const field of ['Naslov*', 'Opis*', 'Autor*']) await sheet.getByLabel(field).fill('Tekst');
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const again = page.getByRole('dialog', { name: 'Prijavite se ponovo' });
  await again.getByLabel('Lozinka').fill('tajna-lozinka');
  await again.getByRole('button', { name: 'Prijavi se' }).click();
  await page.getByText('Vijest je uspješno kreirana').waitFor();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await page.waitForURL('**/admin/login');
  assert.equal(await page.evaluate(() => localStorage.getItem('token')), null);
  const answer = await fetch(`${site.origin}/api/login.php`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
  assert.equal(answer.status, 401);
});

test('a password is changed, with every refusal in its words', async () => {
  const own = await startSite({ STARTER_CONTENT: 'off' });
  try {
    const page = await openPage(browser);
    await signIn(page, own.origin);
    const submit = page.getByRole('button', { name: 'Promijeni lozinku' });
    await page.getByLabel('Trenutna lozinka').fill('kriva-lozinka');
    await page.getByLabel('Nova lozinka').fill('kratk');
    await page.getByLabel('Potvrda nove lozinke').fill('druga');
    await submit.click();
    await page.getByText('Nova lozinka mora imati najmanje 6 karaktera').waitFor();
    await page.getByText('Lozinke se ne podudaraju').waitFor();
    await page.getByLabel('Nova lozinka').fill('nova-lozinka');
    await page.getByLabel('Potvrda nove lozinke').fill('nova-lozinka');
    await submit.click();
    await page.getByText('Trenutna lozinka nije ispravna.').waitFor();
    await page.getByLabel('Trenutna lozinka').fill('tajna-lozinka');
    await submit.click();
    await page.getByText('Lozinka uspješno promijenjena').waitFor();
    assert.equal(await page.getByLabel('Trenutna lozinka').inputValue(), '');
    const answer = await fetch(`${own.origin}/api/login.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'urednica@primjer.ba', password: 'nova-lozinka' }),
    });
    assert.equal(answer.status, 200);
  } finally {
    await own.stop();
  }
});

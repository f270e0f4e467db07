import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser, Route } from '@playwright/test';
import { applicationCalls } from '#features/applications/contract.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import { association } from '#features/site/texts/association.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { createApi, signIn } from './support/api.ts';
import { axeViolations, hasFocus, launchBrowser, markDocument, visit } from './support/browser.ts';
import { draftHas, drafts } from './support/drafts.ts';
import { type Language, languages, openIn, texts, unexpected } from './support/languages.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startSite({ RATE_LIMIT: 'off' }), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

type Kind = 'congress' | 'symposium' | 'workshop';
const lists = { congress: '/kongres', symposium: '/simpozij', workshop: '/radionice' };

async function open(t: TestContext, language: Language, path: string) {
  const page = await openIn(browser, language, site.origin + path);
  t.after(async () => {
    await page.context().close();
    assert.deepEqual(unexpected(page), []);
  });
  return page;
}

const required = new Set<string>(['firstName', 'lastName', 'email']);

/** The first event of a kind that takes applications, with its form. */
async function openForm(t: TestContext, kind: Kind, language: Language = 'bs') {
  const page = await open(t, language, lists[kind]);
  const { events, applications } = texts[language];
  await page.getByRole('article').filter({ hasText: events.open }).first().getByRole('link').click();
  const form = page.getByRole('form', { name: applications.title[kind] });
  await form.waitFor();
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

for (const [language, kind] of [
  ['bs', 'congress'],
  ['en', 'workshop'],
  ['bs', 'symposium'],
] as const) {
  const t = texts[language].applications;
  test(`an application to a ${kind} is sent, confirmed and counted, in ${language}`, async context => {
    const { page, form, field, send, consent, fill } = await openForm(context, kind, language);
    assert.equal(await page.getByText(t.count_one.replace('{{count}}', '1')).count(), 0);
    await page.getByRole('link', { name: texts[language].events.apply, exact: true }).click();
    await page.waitForURL('**#prijava');
    await fill('Šehić-Ćorić');
    await form.getByRole('radio', { name: t.membershipTypes.student }).check();
    await form.getByText(t.groups.education).click();
    await field('faculty').fill('Prirodno-matematički fakultet');
    await consent.check();
    const sent = page.waitForRequest(request => request.method() === 'POST');
    await send.click();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    assert.deepEqual(
      [body.firstName, body.lastName, body.faculty, body.membershipType, body.consent],
      ['Đurđa', 'Šehić-Ćorić', 'Prirodno-matematički fakultet', 'student', true],
    );
    await page.getByText(t.success).waitFor();
    await hasFocus(page.getByRole('heading', { name: t.sent.title }));
    await page.getByText(t.count_one.replace('{{count}}', '1')).waitFor();
    assert.equal(await form.count(), 0);
    // To what, with which data, and what comes next.
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const region = page.getByRole('region', { name: `${t.title[kind]} ${title}` });
    assert.equal(await region.locator('strong').textContent(), title);
    for (const text of ['Đurđa', 'Šehić-Ćorić', 'djurdja@primjer.ba', t.membershipTypes.student])
      await region.getByText(text, { exact: true }).waitFor();
    await region.getByText(t.sent.contact.replace('{{email}}', 'djurdja@primjer.ba')).waitFor();
    await region.getByRole('link', { name: association.email }).waitFor();
    const calendar = await region.getByRole('link', { name: t.sent.calendar }).getAttribute('href');
    assert.match(await (await fetch(site.origin + calendar)).text(), /^BEGIN:VCALENDAR/);
    assert.deepEqual(await axeViolations(page), []);
    assert.deepEqual(await drafts(page), []);

    await page.getByRole('button', { name: t.sent.again }).click();
    await hasFocus(field('firstName'));
    assert.equal(await field('lastName').inputValue(), '');
    assert.equal(await consent.isChecked(), false);

    // Whoever enters a colleague in a moment has had the form for as long as before.
    await fill('Drugi');
    await consent.check();
    const again = page.waitForRequest(request => request.method() === 'POST');
    await send.click();
    assert.ok((await again).postDataJSON().openForMs > Number(body.openForMs));
    await hasFocus(page.getByRole('heading', { name: t.sent.title }));
  });
}

test('nothing can be sent before the consent, and the page says why', async t => {
  const { page, form, field, send, consent, fill } = await openForm(t, 'congress');
  await fill('Hodžić');
  const reason = page.locator(`[id="${await send.getAttribute('aria-describedby')}"]`);
  assert.equal(await send.isDisabled(), true);
  assert.equal(await reason.textContent(), 'Za slanje prijave potrebna je saglasnost.');
  // The button takes no focus: who comes by the keyboard hears it at the box.
  assert.equal(await consent.getAttribute('aria-describedby'), await send.getAttribute('aria-describedby'));
  await field('firstName').press('Enter');
  await hasFocus(consent);
  assert.equal(await consent.getAttribute('aria-invalid'), 'true');
  const missed = form.locator(`[id="${await consent.getAttribute('aria-describedby')}"]`);
  assert.equal(await missed.textContent(), texts.bs.applications.required.consent);
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('Space');
  assert.equal(await missed.count(), 0);
  assert.equal(await send.isEnabled(), true);
  assert.equal(await reason.count(), 0);
  await page.keyboard.press('Space');
  assert.equal(await send.isDisabled(), true);
});

for (const language of languages) {
  test(`what is refused is said in a summary that leads to its fields, in ${language}`, async context => {
    const t = texts[language];
    const { page, form, field, send, consent } = await openForm(context, 'workshop', language);
    await consent.check();
    await send.click();
    const summary = form.getByRole('alert').filter({ hasText: t.ui.checkFields });
    await hasFocus(summary);
    const { fields, required } = t.applications;
    const { lastName } = required;
    const named = (['firstName', 'lastName', 'email'] as const).map(
      name => `${fields[name]}: ${required[name]}`,
    );
    assert.deepEqual(await summary.getByRole('link').allTextContents(), named);
    assert.equal(await form.locator('#lastName-error').textContent(), lastName);
    assert.deepEqual(await axeViolations(page), []);
    await summary.getByRole('link', { name: lastName }).click();
    await hasFocus(field('lastName'));
    assert.equal(await field('lastName').getAttribute('aria-invalid'), 'true');
    // Mended, it is no longer refused; what is wrong in another way is said in another way.
    await field('lastName').fill('Hodžić');
    await summary.getByRole('link', { name: lastName }).waitFor({ state: 'detached' });
    await field('firstName').fill('Amra');
    await field('email').fill('amra@');
    await send.click();
    await hasFocus(summary);
    assert.equal(await summary.getByRole('link').count(), 1);
    await summary.getByRole('link').click();
    await hasFocus(field('email'));
    assert.equal(await field('firstName').inputValue(), 'Amra');

    await field('email').fill('amra@primjer.ba');
    await form.getByText(t.applications.groups.work).click();
    await field('firm').fill('a'.repeat(301));
    await send.click();
    await summary.getByRole('link', { name: `${fields.firm}: ` }).waitFor();
    assert.deepEqual(await summary.getByRole('link').count(), 1);
  });
}

for (const [what, language, answer] of [
  ['fails', 'bs', (route: Route) => route.fulfill({ status: 500, body: 'oops' })],
  ['cannot be reached', 'en', (route: Route) => route.abort()],
] as const) {
  test(`when the server ${what}, the page says so and keeps every word, in ${language}`, async context => {
    const t = texts[language].applications;
    const { page, form, field, send, consent, fill } = await openForm(context, 'congress', language);
    await fill('Žunić');
    await consent.check();
    await page.route('**/api/applications.php', answer);
    await send.click();
    await form.getByText(t.failure).waitFor();
    assert.equal(await page.getByText(t.failure).count(), 2, 'a toast says it, too');
    assert.equal(await page.getByRole('alert').filter({ hasText: t.failure }).count(), 1, 'heard once');
    const told = await send.getAttribute('aria-describedby');
    assert.equal(await page.locator(`[id="${told}"]`).textContent(), t.failure);
    assert.equal(await field('lastName').inputValue(), 'Žunić');
    assert.equal(await consent.isChecked(), true);

    await page.unroute('**/api/applications.php');
    await send.click();
    await page.getByRole('heading', { name: t.sent.title }).waitFor();
    await page.getByText(t.success).waitFor();
    assert.equal(await page.getByText(t.failure).count(), 0, 'nothing says any more that it failed');
  });
}

test('a press on a button that is sending does not send twice', async t => {
  const { page, form, send, consent, fill } = await openForm(t, 'symposium');
  await fill('Dvostruki');
  await consent.check();
  const calls: Route[] = [];
  await page.route('**/api/applications.php', route => void calls.push(route));
  await send.click();
  const busy = form.getByRole('button', { name: 'Slanje...' });
  await busy.waitFor();
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  assert.equal(calls.length, 1);
  await calls[0]?.continue();
  await page.getByRole('heading', { name: 'Vaša prijava je primljena' }).waitFor();
});

test('what the server refuses for good is said in its own words', async t => {
  const { page, form, send, consent, fill } = await openForm(t, 'symposium');
  await fill('Kasno');
  await consent.check();
  const error = 'Prijave za ovaj događaj su zatvorene.';
  await page.route('**/api/applications.php', route =>
    route.fulfill({ status: 409, json: { error, code: 'applications_closed' } }),
  );
  await send.click();
  await form.getByText(error).waitFor();
});

test('what was typed survives a reload, until it is sent or discarded', async t => {
  const { page, field, send, consent, fill } = await openForm(t, 'workshop');
  const address = page.url();
  // Filled in by a program: it would make a suspect of whoever comes back to the draft.
  await page.locator('[name=website]').evaluate(input => {
    (input as HTMLInputElement).value = 'zamka';
  });
  await fill('Nacrt');
  await draftHas(page, 'Nacrt');
  assert.doesNotMatch((await drafts(page)).join(), /zamka/);
  // The next person at this computer opens a tab of their own.
  assert.deepEqual(await drafts(page, ['localStorage']), []);
  const keptAt = Date.now();
  await page.reload();
  const restored = page.getByText('Vratili smo ono što ste ranije upisali.');
  await restored.waitFor();
  assert.equal(await field('lastName').inputValue(), 'Nacrt');
  assert.equal(await consent.isChecked(), false, 'a consent is given anew');

  // Sent: nothing is left of it.
  await consent.check();
  const sent = page.waitForRequest(request => request.method() === 'POST');
  const atLeast = Date.now() - keptAt;
  await send.click();
  assert.ok((await sent).postDataJSON().openForMs >= atLeast, 'the time before the reload counts');
  await page.getByRole('heading', { name: 'Vaša prijava je primljena' }).waitFor();
  assert.deepEqual(await drafts(page), []);
  await visit(page, address);
  assert.equal(await field('lastName').inputValue(), '');
  assert.equal(await restored.count(), 0);

  // Discarded: neither.
  await field('lastName').fill('Odbačeno');
  await draftHas(page, 'Odbačeno');
  await visit(page, address);
  await page.getByRole('button', { name: 'Obriši upisano' }).click();
  assert.equal(await field('lastName').inputValue(), '');
  await hasFocus(field('firstName'));
  assert.deepEqual(await drafts(page), []);
});

test('as many applications as places are told, without a promise', async t => {
  const api = createApi(site.origin, await signIn(site.origin));
  const fields = { ...sampleForms.workshop, startedAt: '2100-05-01', finishedAt: '2100-05-01', capacity: 2 };
  const created = await api.call(workshopCalls.create, { fields });
  const id = Number(created?.body.id);
  t.after(() => api.call(workshopCalls.remove, { query: { id } }));
  const apply = () =>
    api.call(applicationCalls.create, { fields: { ...sampleForms.application, workshopId: id } });
  const full = texts.bs.applications.full.replace('{{places}}', '2');
  await apply();
  const page = await open(t, 'bs', `/radionica/${id}`);
  await page.getByText('Do sada 1 prijava').waitFor();
  assert.equal(await page.getByText(full).count(), 0);
  await apply();
  await page.reload();
  await page.getByText(full).waitFor();
});

test('an empty form is not printed; one that was begun is, and so is the confirmation', async t => {
  const { page, form, field, send, consent, fill } = await openForm(t, 'congress');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await form.isVisible(), false);
  // From where the sheet comes, and of which day; of the header nothing else.
  const banner = page.getByRole('banner');
  const source = await banner
    .locator('[data-source]')
    .evaluate(element => getComputedStyle(element, '::before').content);
  assert.ok(source.includes(`${new URL(page.url()).pathname} · `), source);
  assert.match(source, /\d\d\.\d\d\.\d{4}/);
  assert.deepEqual(await banner.locator('a:visible, button:visible').allTextContents(), ['UBMB BiH']);
  await page.emulateMedia({ media: 'screen' });
  await fill('Papirić');
  await draftHas(page, 'Papirić');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await form.isVisible(), true);
  assert.equal(await field('faculty').isVisible(), true, 'nothing is folded on paper');
  await page.emulateMedia({ media: 'screen' });
  await consent.check();
  await send.click();
  const confirmation = page.getByRole('heading', { name: texts.bs.applications.sent.title });
  await confirmation.waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await confirmation.isVisible(), true);
});

for (const language of languages) {
  test(`another language keeps the consent, and the confirmation, from ${language}`, async context => {
    const { page, form, field, send, consent, fill } = await openForm(context, 'symposium', language);
    const next = language === 'bs' ? 'en' : 'bs';
    const change = async (to: Language) => {
      await page
        .getByRole('link', { name: to === 'bs' ? /^BA/ : /^EN/ })
        .first()
        .click();
      await page.locator(`html[lang="${to}"]`).waitFor();
    };
    await fill('Dvojezičan');
    await consent.check();
    const isSame = await markDocument(page);
    await change(next);
    const t = texts[next].applications;
    const translated = page.getByRole('form', { name: t.title.symposium });
    await translated.getByText(t.groups.education).waitFor();
    assert.equal(await translated.getByRole('checkbox').isChecked(), true);
    await change(language);
    assert.equal(await field('lastName').inputValue(), 'Dvojezičan');
    assert.equal(await consent.isChecked(), true);
    await send.click();
    await page.getByRole('heading', { name: texts[language].applications.sent.title }).waitFor();
    await change(next);
    await page.getByRole('heading', { name: t.sent.title }).waitFor();
    await page.getByText('Dvojezičan', { exact: true }).waitFor();
    assert.equal(await form.count(), 0);
    assert.equal(await isSame(), true);
  });
}

const calls = { congress: congressCalls, symposium: symposiumCalls, workshop: workshopCalls };
const items = { congress: '/kongres', symposium: '/simpozij', workshop: '/radionica' };

for (const kind of ['congress', 'symposium', 'workshop'] as const) {
  test(`a ${kind} that is over, or needs no application, has no form and says which`, async t => {
    const api = createApi(site.origin, await signIn(site.origin));
    for (const language of languages) {
      const { events, applications } = texts[language];
      const read = async (path: string) => (await fetch(`${site.origin}${path}?lng=${language}`)).text();
      const publish = async (day: string, showForm: boolean) => {
        const fields = { title: `Dan ${day}`, startedAt: day, finishedAt: day, showForm, lang: language };
        const created = await api.call(calls[kind].create, { fields: { ...sampleForms[kind], ...fields } });
        const id = Number(created?.body.id);
        t.after(() => api.call(calls[kind].remove, { query: { id } }));
        return { item: await read(`${items[kind]}/${id}`), list: await read(lists[kind]) };
      };
      const past = await publish('2020-05-01', true);
      const coming = await publish('2100-05-01', false);
      assert.ok(past.item.includes(events.closed));
      assert.ok(coming.item.includes(events.notNeeded));
      assert.ok(coming.list.includes('Dan 2100'));
      for (const html of [coming.item, coming.list]) assert.ok(!html.includes(events.closed));
      for (const { item } of [past, coming]) {
        assert.ok(!item.includes(`>${events.apply}<`));
        assert.ok(!item.includes(applications.submit));
      }
    }
  });
}

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { applicationCalls } from '#features/applications/contract.ts';
import { applicationsPath } from '#features/applications/paths.ts';
import { educationCalls } from '#features/education/contract.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import { createAlbum, createImage } from '#features/gallery/contract.ts';
import { memberCalls } from '#features/members/contract.ts';
import { newsCalls } from '#features/news/contract.ts';
import { publicationCalls } from '#features/publications/contract.ts';
import { questionCalls } from '#features/questions/contract.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { samplePicture } from '#server/testing/sample-pictures.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { type Api, createApi, signIn as tokenOf } from './support/api.ts';
import { launchBrowser, openPage, signIn, visit } from './support/browser.ts';
import { otherHost, run, vectors } from './support/payloads/vectors.ts';
import { type RunningSite, startSite } from './support/site.ts';

/** Ends whatever a text may stand in, begins what hides its end, and runs in every way it can. */
const hostile =
  `"'></a></title></textarea></style></script><!--<script>${run}</script>` +
  `<img src=//${otherHost}/a onerror=${run}><svg/onload=${run}>{{7*7}}\${${run}}]]>&lt;img src onerror=${run}&gt;`;
/** What an address of a person may consist of. */
const hostileEmail = `'onmouseover=${run.slice(0, -2)}\`\`//?bcc=a&cc=b@primjer.ba`;
/** Text with NUL is refused as a whole. */
const formatted = `<p>Prije</p>${vectors.filter(vector => !vector.includes('\0')).join('<p>red</p>')}`;

/** A form in which every field of the call has something hostile, as far as its rules let it. */
async function sendHostile(endpoint: Endpoint, form: Fields): Promise<Record<string, unknown>> {
  const schema = endpoint.body?.schema;
  assert.ok(schema instanceof z.core.$ZodObject);
  const names = Object.keys(schema._zod.def.shape).filter(name => !decisive.includes(name));
  const fields: Fields = { ...form };
  for (const name of names) fields[name] = valueFor(name);
  const first = await api.call(endpoint, { fields });
  const refused = Object.keys((first?.body.fields as object | undefined) ?? {});
  for (const name of refused) fields[name] = form[name];
  const { status, body = {} } = (refused.length > 0 ? await api.call(endpoint, { fields }) : first) ?? {};
  assert.equal(status, 201, `${endpoint.name}: ${JSON.stringify(body)}`);
  taken.push(...names.filter(name => !refused.includes(name)).map(name => `${endpoint.name}.${name}`));
  return body;
}

function valueFor(name: string): string {
  if (name === 'email') return hostileEmail;
  return ['content', 'details'].includes(name) ? formatted : hostile;
}

/** Fields of which any value has a meaning: where it belongs, whether applications are taken, whether it is spam. */
const decisive = ['applicationType', 'workshopId', 'album_id', 'showForm', 'website', 'openForMs'];

let api: Api;
const taken: string[] = [];
let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([
    startSite({ STARTER_CONTENT: 'off', RATE_LIMIT: 'off' }),
    launchBrowser(),
  ]);
  api = createApi(site.origin, await tokenOf(site.origin));
});
after(async () => {
  await browser.close();
  await site.stop();
});

/** One of every kind, with something hostile in every field; answers the pages and screens that show them. */
async function fill() {
  const image = new File([await samplePicture()], `${hostile}.png`, { type: hostile });
  const id = async (endpoint: Endpoint, form: Fields) => Number((await sendHostile(endpoint, form)).id);
  const news = await id(newsCalls.create, { ...sampleForms.news, image });
  // Applications are taken as long as anybody runs this.
  const event = { showForm: 'true', finishedAt: '2099-12-31', image };
  const workshop = await id(workshopCalls.create, { ...sampleForms.workshop, ...event });
  const symposium = await id(symposiumCalls.create, { ...sampleForms.symposium, ...event });
  const { image: _, ...json } = event;
  const congress = await id(congressCalls.create, { ...sampleForms.congress, ...json, showForm: true });
  await id(educationCalls.create, sampleForms.education);
  await id(publicationCalls.create, sampleForms.publication);
  await id(questionCalls.create, sampleForms.question);
  await id(memberCalls.create, sampleForms.member);
  await id(applicationCalls.create, { ...sampleForms.application, workshopId: workshop });
  // And as spam, which is shown apart.
  await id(questionCalls.create, { ...sampleForms.question, website: hostile });
  await id(applicationCalls.create, { ...sampleForms.application, workshopId: workshop, website: hostile });
  const album = await id(createAlbum, { ...sampleForms.album, cover_image: image });
  await id(createImage, { album_id: String(album), image });
  return {
    pages: [
      ...[
        '/',
        '/novosti',
        `/novosti/${news}`,
        '/aktivnosti',
        '/radionice',
        `/radionica/${workshop}`,
        '/simpozij',
      ],
      ...[
        `/simpozij/${symposium}`,
        '/kongres',
        `/kongres/${congress}`,
        '/edukacije',
        '/publikacije',
        '/galerija',
      ],
      ...[
        `/galerija/${album}`,
        `/novosti?search=${encodeURIComponent(hostile)}`,
        `/${encodeURIComponent(hostile)}`,
      ],
    ],
    screens: [
      ...[
        '/admin',
        '/admin/novosti',
        `/admin/novosti/${news}`,
        '/admin/radionice',
        `/admin/radionice/${workshop}`,
      ],
      ...['/admin/simpozij', `/admin/simpozij/${symposium}`, '/admin/kongres', '/admin/edukacije'],
      ...[
        '/admin/publikacije',
        '/admin/galerija',
        '/admin/pitanja',
        '/admin/clanovi',
        '/admin/radionice-prijave',
      ],
      applicationsPath({ kind: 'workshop', id: workshop }),
    ],
  };
}

/** A page without the policy that would stop what runs or loads; asking another host fails the test at once. */
async function openUnprotected() {
  const page = await openPage(browser, { bypassCSP: true });
  let hits = 0;
  await page.context().exposeFunction('hit', () => {
    hits += 1;
  });
  return { page, hits: () => hits };
}

/** What only an attack can have put into the page: handlers, links that run, mail to more than one person. */
function foreignParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ attributes, tagName }) =>
      [...attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            /^\s*(javascript|data:text|vbscript|mailto:[^?]*\?(?!subject=))/i.test(value),
        )
        .map(({ name, value }) => `${tagName} ${name}=${value}`),
    ),
  );
}

test('nothing that was written into any field runs or loads, on no page and no screen', async t => {
  const { pages, screens } = await fill();
  const { page, hits } = await openUnprotected();
  const assertHarmless = async (where: string) => {
    assert.deepEqual(await foreignParts(page), [], where);
    assert.equal(hits(), 0, where);
  };
  let shown = 0;
  for (const path of pages) {
    await visit(page, site.origin + path);
    await assertHarmless(path);
    shown += Number((await page.content()).includes('top.hit'));
  }
  assert.ok(shown >= pages.length - 2, `${shown} of ${pages.length} pages show it`);
  await signIn(page, site.origin);
  let openings = 0;
  for (const path of screens) {
    await page.goto(site.origin + path);
    await page.getByText('top.hit').first().waitFor();
    if (/pitanja|prijave\/\d/.test(path)) {
      await page.locator('summary').filter({ hasText: 'Sumnjivo' }).click();
      await page.locator('details[open]').getByText('top.hit').first().waitFor();
    }
    await assertHarmless(path);
    const main = page.getByRole('main');
    const persons = main.locator(/clanovi|prijave\/\d/.test(path) ? 'tbody button' : 'none');
    for (const [button, opened] of [
      [main.getByRole('button', { name: /^Uredi: / }), page.getByRole('dialog')],
      [main.getByRole('button', { name: /^Obriši: / }), page.getByRole('alertdialog')],
      // A person's details, by their name.
      [
        persons.filter({ hasText: 'top.hit' }),
        page.locator('dl').filter({ has: page.locator('a[href^=mailto]') }),
      ],
    ] as const) {
      if (!(await button.first().isVisible())) continue;
      await button.first().click();
      await opened.getByText('top.hit').or(opened.getByRole('textbox')).first().waitFor();
      await assertHarmless(`${path}, ${button}`);
      openings += 1;
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'detached' });
    }
  }
  assert.ok(openings > 15, `${openings} dialogs`);
  t.diagnostic(
    `${taken.length} fields, ${pages.length} pages, ${screens.length} screens, ${openings} dialogs`,
  );
  for (const name of [
    'createNews.content',
    'createWorkshop.details',
    'createQuestion.message',
    'createAlbum.title',
  ])
    assert.ok(taken.includes(name), name);
  assert.ok(taken.length > 40);
  await page.context().close();
});

import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { applicationCalls } from '#features/applications/contract.ts';
import { applicationsPath } from '#features/applications/paths.ts';
import { contentSamples } from '#features/content/testing/content-samples.ts';
import { imageCalls } from '#features/gallery/contract.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { memberCalls } from '#features/members/contract.ts';
import { questionCalls } from '#features/questions/contract.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type Api, createApi, signIn } from '../support/api.ts';
import { storeSession, visit } from '../support/browser.ts';
import { otherHost, run, vectors } from '../support/payloads/vectors.ts';
import { emptySite, expect, failedRequest, type OpenPage, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'hostile fields' });

/** Closes any context, starts comments and elements, and runs in as many ways as possible. */
const hostile =
  `"'></a></title></textarea></style></script><!--<script>${run}</script>` +
  `<img src=//${otherHost}/a onerror=${run}><svg/onload=${run}>{{7*7}}\${${run}}]]>&lt;img src onerror=${run}&gt;`;
/** Characters that an e-mail address may contain. */
const hostileEmail = `'onmouseover=${run.slice(0, -2)}\`\`//?bcc=a&cc=b@primjer.ba`;
/** A text with NUL would be refused as a whole. */
const formatted = `<p>Prije</p>${vectors.filter(vector => !vector.includes('\0')).join('<p>red</p>')}`;

/** Sends a form with hostile values in every field, as far as the rules allow. */
async function sendHostile(api: Api, endpoint: Endpoint, form: Fields): Promise<Record<string, unknown>> {
  const schema = endpoint.body?.schema;
  if (!(schema instanceof z.core.$ZodObject)) throw new Error(`${endpoint.name} takes no fields.`);
  const names = Object.keys(schema._zod.def.shape).filter(name => !decisive.includes(name));
  const fields: Fields = { ...form };
  for (const name of names) fields[name] = valueFor(name);
  const first = await api.call(endpoint, { fields });
  const refused = Object.keys((first?.body.fields as object | undefined) ?? {});
  for (const name of refused) fields[name] = form[name];
  const { status, body = {} } = (refused.length > 0 ? await api.call(endpoint, { fields }) : first) ?? {};
  expect(status, `${endpoint.name}: ${JSON.stringify(body)}`).toBe(201);
  taken.push(...names.filter(name => !refused.includes(name)).map(name => `${endpoint.name}.${name}`));
  return body;
}

function valueFor(name: string): string {
  if (name === 'email') return hostileEmail;
  return ['content', 'details'].includes(name) ? formatted : hostile;
}

/** Fields whose every value has a meaning. */
const decisive = ['applicationType', 'workshopId', 'album_id', 'showForm', 'website', 'openForMs'];

const taken: string[] = [];
const longTexts = [
  'createNews.content',
  'createWorkshop.details',
  'createQuestion.message',
  'createAlbum.title',
];

/** Creates one item of every kind with hostile fields; returns the pages and screens that show them. */
async function fill(api: Api) {
  const image = new File([await samplePicture()], `${hostile}.png`, { type: hostile });
  const id = async (endpoint: Endpoint, form: Fields) => Number((await sendHostile(api, endpoint, form)).id);
  // A far day, so that applications are always accepted.
  const event = { showForm: true, finishedAt: '2099-12-31' };
  const content: Record<string, number> = {};
  for (const { kind, calls, fields, formWith } of contentSamples) {
    const form = { ...formWith(image), ...('finishedAt' in fields && event) };
    content[kind] = await id(calls.create, form);
  }
  const { news, workshop, album } = content;
  await id(questionCalls.create, sampleForms.question);
  await id(memberCalls.create, sampleForms.member);
  await id(applicationCalls.create, { ...sampleForms.application, workshopId: workshop });
  // Also as spam, which has its own list.
  await id(questionCalls.create, { ...sampleForms.question, website: hostile });
  await id(applicationCalls.create, { ...sampleForms.application, workshopId: workshop, website: hostile });
  await id(imageCalls.create, { album_id: String(album), image });
  return {
    pages: [
      '/',
      '/aktivnosti',
      ...contentSamples.flatMap(({ kind, listPage, itemPage }) => [
        listPage.href(),
        ...(itemPage ? [itemPage.href({ id: Number(content[kind]) })] : []),
      ]),
      `/novosti?search=${encodeURIComponent(hostile)}`,
      `/${encodeURIComponent(hostile)}`,
    ],
    screens: [
      '/admin',
      // Their screens are made of the same parts; these two have the most and the fewest fields.
      ...['/admin/radionice', '/admin/publikacije', '/admin/novosti', '/admin/galerija'],
      ...[`/admin/novosti/${news}`, `/admin/radionice/${workshop}`],
      ...['/admin/pitanja', '/admin/clanovi', '/admin/radionice-prijave'],
      applicationsPath({ kind: 'workshop', id: Number(workshop) }),
    ],
  };
}

/** A page without the policy that would block scripts and requests. */
async function openUnprotected(openPage: OpenPage) {
  const page = await openPage({ bypassCSP: true });
  let hits = 0;
  await page.context().exposeFunction('hit', () => {
    hits += 1;
  });
  const expectHarmless = async (where: string) => {
    expect(await foreignParts(page), where).toEqual([]);
    expect(hits, where).toBe(0);
  };
  return { page, expectHarmless };
}

/** What only an attack can put into the page: event handlers, script links, mail to several recipients. */
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

let places: Awaited<ReturnType<typeof fill>>;
test.beforeAll(async ({ site }) => {
  places = await fill(createApi(site.origin, await signIn(site.origin)));
  expect(taken).toEqual(expect.arrayContaining(longTexts));
  expect(taken.length).toBeGreaterThan(40);
});

test('nothing runs or loads on a page, from no field', async ({ openPage, expectProblems }) => {
  expectProblems(failedRequest);
  const { page, expectHarmless } = await openUnprotected(openPage);
  let shown = 0;
  for (const path of places.pages) {
    await visit(page, path);
    await expectHarmless(path);
    shown += Number((await page.content()).includes('top.hit'));
  }
  expect(shown).toBeGreaterThanOrEqual(places.pages.length - 2);
});

test('nothing runs or loads on a screen, from no field', async ({ openPage, token }) => {
  const { page, expectHarmless } = await openUnprotected(openPage);
  await storeSession(page, token);
  let openings = 0;
  for (const path of places.screens) {
    await page.goto(path);
    await expect(page.getByText('top.hit').first()).toBeVisible();
    if (/pitanja|prijave\/\d/.test(path)) {
      await page.locator('summary').filter({ hasText: 'Sumnjivo' }).click();
      await expect(page.locator('details[open]').getByText('top.hit').first()).toBeVisible();
    }
    await expectHarmless(path);
    const main = page.getByRole('main');
    const persons = main.locator(/clanovi|prijave\/\d/.test(path) ? 'tbody button' : 'none');
    for (const [button, opened] of [
      [main.getByRole('button', { name: /^Uredi: / }), page.getByRole('dialog')],
      [main.getByRole('button', { name: /^Obriši: / }), page.getByRole('alertdialog')],
      // A person's details.
      [
        persons.filter({ hasText: 'top.hit' }),
        page.locator('dl').filter({ has: page.locator('a[href^=mailto]') }),
      ],
    ] as const) {
      if (!(await button.first().isVisible())) continue;
      await button.first().click();
      await expect(opened.getByText('top.hit').or(opened.getByRole('textbox')).first()).toBeVisible();
      await expectHarmless(`${path}, ${button}`);
      openings += 1;
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    }
  }
  expect(openings).toBeGreaterThan(10);
});

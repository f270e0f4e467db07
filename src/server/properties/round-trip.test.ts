import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { applicationCalls } from '#features/applications/contract.ts';
import { type Applying, takesApplications } from '#features/events/applications-open.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { memberCalls } from '#features/members/contract.ts';
import { questionCalls } from '#features/questions/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { formatFocus, type PictureFocus } from '#shared/picture-focus.ts';
import { searchWords } from '#shared/text/search.ts';
import { contentTables, contentTypes } from '../features.ts';
import { runs } from '../testing/arbitraries.ts';
import { create, type Fields } from '../testing/sample-forms.ts';
import { createTestSite, rawMultipart } from '../testing/test-site.ts';
import {
  answersTo,
  type FormShape,
  rightForms,
  sentBy,
  shapeOf,
  submissionShapes,
} from './arbitrary-forms.ts';

const site = await createTestSite({ isThrottled: false });
const session = await site.signIn();
const today = '2026-11-21';
const now = `${today}T09:30:00.000Z`;

type Query = Record<string, string | number>;
type Item = Fields & { id: number };

/** Makes a call with a form whose text is sent unchanged. */
async function call<Body = Item>({ path, method, body: rule }: Endpoint, query: Query, fields?: Fields) {
  const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
  const parts = given.map(([name, value]) => [name, value instanceof Uint8Array ? value : String(value)]);
  const { type, bytes } =
    rule?.types[0] === 'multipart'
      ? rawMultipart(Object.fromEntries(parts))
      : { type: 'application/json', bytes: Buffer.from(JSON.stringify(Object.fromEntries(given))) };
  const search = new URLSearchParams(query as Record<string, string>);
  return site.call<Body>(`${path}?${search}`, {
    method,
    headers: { ...session, ...(fields && { 'Content-Type': type }) },
    body: fields ? new Uint8Array(bytes) : null,
  });
}

/** Asserts that a search for each word of a text finds the item, as typed and normalized. */
async function assertFound(list: Endpoint, query: Query, { id }: Item, text: unknown): Promise<void> {
  const typed = String(text).split(/\s+/);
  for (const word of new Set([...typed.slice(0, 5), ...searchWords(String(text)).slice(0, 3).flat()])) {
    const { status, body } = await call<Item[] | { items: Item[] }>(list, { ...query, search: word });
    assert.equal(status, 200);
    const items = Array.isArray(body) ? body : body.items;
    assert.ok(
      items.some(item => item.id === id),
      `not found by ${JSON.stringify(word)}`,
    );
  }
}

async function forgetEverything(): Promise<void> {
  for (const table of [...contentTables, 'questions', 'members'] as const)
    await site.db.deleteFrom(table).execute();
}

/** An answer as it is sent back: in JSON as it is, in a form as a text. */
function sentAgain(answer: unknown, { body }: Endpoint): unknown {
  if (body?.types[0] === 'json') return answer;
  return answer && typeof answer === 'object' ? formatFocus(answer as PictureFocus) : (answer ?? '');
}

/** Adds what the details of a cover repeat. */
function withFocus(given: Fields): Fields {
  if (!('cover_image_focus' in given)) return given;
  const { focus, ...details } = given.cover_image_details as { focus?: PictureFocus };
  const { cover_image_focus: present } = given;
  return { ...given, cover_image_details: { ...details, ...(present ? { focus: present } : {}) } };
}

/** Adds the response fields that are computed from others. */
function withDerived(answers: Fields): Fields {
  const given = withFocus(answers);
  const states = { bs: 'missing', en: 'missing', [String(given.lang)]: 'published' };
  const item = 'language_states' in given ? { ...given, language_states: states } : given;
  const { finished_at, started_at, capacity } = item;
  if (finished_at === undefined) return item;
  const applications_open = takesApplications(item as Applying, { now, today });
  const places_left = Number(capacity) > 0 ? capacity : null;
  return { ...item, applications_open, places_left, ...('date' in item && { date: started_at }) };
}

const cover = { 'cover_image"; filename="slika.png': await (await samplePicture()).bytes() };

for (const { calls, type } of contentTypes) {
  const { name, fields } = type;
  const shape = shapeOf(fields);
  const files = 'cover_image' in fields ? cover : {};
  const added = async (form: Fields) => {
    const { status, body } = await call(calls.create, {}, { ...form, ...files });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const read = async ({ id }: Item): Promise<Item> => {
    const { status, body } = await call<Item & { items?: Item[] }>(calls.show, { id });
    assert.equal(status, 200);
    return body.items?.[0] ?? body;
  };
  const removed = async ({ id }: Item) => {
    assert.equal((await call(calls.remove, { id })).status, 200);
    assert.equal((await call(calls.show, { id })).status, 404);
  };

  test(`${name}: what is created is read, listed and found as it was sent; sent again it changes nothing`, async () => {
    const property = fc.asyncProperty(rightForms(shape), async form => {
      const item = await added(sentBy(form));
      const { slug, ...answers } = answersTo(shape, form);
      // Where none is sent, the server makes one of the title.
      const address = slug ? { slug } : {};
      assert.deepEqual(item, withDerived({ ...item, ...answers, ...address }));
      assert.deepEqual(await read(item), item);
      if (calls.list) assert.deepEqual((await call(calls.list, { all: 'true' })).body, [item]);
      const page = await call<{ items: Item[]; total: number }>(calls.page, { all: 'true', pageSize: 100 });
      assert.deepEqual([page.body.total, { ...item, ...page.body.items[0] }], [1, item]);
      await assertFound(calls.page, { all: 'true', pageSize: 100 }, item, item.title);
      const same = Object.entries(shape).map(([field, [answered]]) => [
        field,
        sentAgain(item[answered], calls.update),
      ]);
      const again = await call(calls.update, { id: item.id }, Object.fromEntries(same));
      assert.deepEqual([again.status, again.body], [200, item]);
      await removed(item);
    });
    await fc.assert(property.beforeEach(forgetEverything), runs(12));
  });

  test(`${name}: an update changes the fields that it has and no other`, async () => {
    const changes = fc.tuple(rightForms(shape), rightForms(shape, 'part'));
    const property = fc.asyncProperty(changes, async ([form, part]) => {
      const item = await added(sentBy(form));
      const given = Object.fromEntries(Object.entries(part).filter(([, field]) => field?.sent !== undefined));
      const after = withDerived({ ...item, ...answersTo(shape, given) });
      const isInOrder = !after.started_at || String(after.started_at) <= String(after.finished_at);
      const { status } = await call(calls.update, { id: item.id }, sentBy(given));
      assert.equal(status, isInOrder ? 200 : 422);
      if (isInOrder && !isDeepStrictEqual(after, item)) after.version = Number(item.version) + 1;
      assert.deepEqual(await read(item), isInOrder ? after : item);
      if (isInOrder) await assertFound(calls.page, { all: 'true' }, item, after.title);
      await removed(item);
    });
    await fc.assert(property.beforeEach(forgetEverything), runs(12));
  });
}

type Records = {
  calls: Record<'list' | 'page' | 'create' | 'remove', Endpoint>;
  shape: FormShape;
};

const records: Record<string, Records> = {
  question: { calls: questionCalls, shape: submissionShapes.question },
  member: { calls: memberCalls, shape: submissionShapes.member },
  application: { calls: applicationCalls, shape: submissionShapes.application },
};

for (const [name, { calls, shape }] of Object.entries(records)) {
  test(`${name}: what is sent in is read, listed and found as it was sent`, async () => {
    const property = fc.asyncProperty(rightForms(shape), async form => {
      const event = await create(site, 'workshop');
      const ofEvent = name === 'application' ? { id: event.id, application_type: 'workshop' } : {};
      const made = await call(calls.create, {}, { ...sentBy(form), workshopId: event.id });
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const { body: items } = await call<Item[]>(calls.list, ofEvent);
      const item = items[0] as Item;
      assert.deepEqual(items, [{ ...item, id: made.body.id, ...answersTo(shape, form) }]);
      const page = await call<{ items: Item[] }>(calls.page, { ...ofEvent, pageSize: 1 });
      assert.deepEqual(page.body.items, items);
      for (const text of [item.first_name ?? item.name, item.email])
        await assertFound(calls.list, ofEvent, item, text);
      assert.equal((await call(calls.remove, { id: item.id })).status, 200);
      assert.deepEqual((await call(calls.list, ofEvent)).body, []);
    });
    await fc.assert(property.beforeEach(forgetEverything), runs(25));
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fields as Values } from '#server/testing/sample-forms.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { isFile, isRequired } from '../fields.ts';
import {
  addressOf,
  answeredAs,
  type Item,
  isSendable,
  namesOf,
  openSite,
  sampleOf,
  type TestedType,
} from './content-kit.ts';
import { missed, valuesOf } from './field-values.ts';

const refusal = (fields: Values) => ({
  status: 422,
  body: { error: 'Provjerite unesene podatke.', code: 'validation', fields },
});
const problemIn = (names: string[], text: string) => Object.fromEntries(names.map(name => [name, text]));
const change = { title: 'Drugi naslov' };

/** Creates and updates: what is accepted, refused and stored. */
export function describeForms(type: TestedType): void {
  const { fields, calls, contract } = type;

  test('form, item and defaults are those of the contract', async () => {
    const { add, create, show } = await openSite(type);
    const item = { ...(await add(contract.form)), ...contract.item };
    assert.deepEqual((await show(1)).body, item);
    const others = namesOf(fields, () => true).filter(name => !contract.required.includes(name));
    const { status, body } = await create(Object.fromEntries(others.map(name => [name, undefined])), 'en');
    assert.deepEqual({ status, body }, { status: 201, body: { ...body, ...contract.defaults } });
    const empty = await create<Values>(
      Object.fromEntries(Object.keys(fields).map(name => [name, undefined])),
    );
    assert.deepEqual(empty, refusal(problemIn([...contract.required], missed)));
  });

  test('what is created is shown, listed and paged with every field', async () => {
    const { create, show, page, send } = await openSite(type);
    const { status, body } = await create();
    const { answered } = sampleOf(fields);
    assert.deepEqual({ status, body }, { status: 201, body: { ...body, ...answered, id: 1, version: 1 } });
    const { shape } = calls.create.response._zod.def as unknown as { shape: object };
    assert.deepEqual(Object.keys(body).sort(), Object.keys(shape).sort());
    for (const query of [{}, { lang: 'en' }]) assert.deepEqual(await show(1, query), { status: 200, body });
    if (calls.list) assert.deepEqual((await send<Item[]>(calls.list)).body, [body]);
    const left = namesOf(fields, field => field.detailOnly).map(name => answeredAs(fields, name));
    const summary = Object.fromEntries(Object.entries(body).filter(([name]) => !left.includes(name)));
    assert.deepEqual(await page(), { items: [summary], totalPages: 1, page: 1, total: 1 });
  });

  test('what may be left out has its default in every language', async () => {
    const { create } = await openSite(type);
    const optional = Object.entries(fields).filter(
      ([, { kind, default: value }]) => value !== undefined && kind !== 'slug',
    );
    const form = Object.fromEntries(optional.map(([name]) => [name, undefined]));
    const defaults = optional.map(([name, { kind, default: value }]) => [
      answeredAs(fields, name),
      kind === 'flag' ? String(value) : value,
    ]);
    for (const language of ['bs', 'en']) {
      const { status, body } = await create(form, language);
      const expected = { ...body, ...Object.fromEntries(defaults) };
      assert.deepEqual({ status, body }, { status: 201, body: expected });
    }
  });

  test('each field that has to be sent is missed', async () => {
    const { create, stored } = await openSite(type);
    const before = await stored();
    const needed = namesOf(fields, field => (isFile(field) ? field.required : field.default === undefined));
    for (const name of needed) {
      assert.deepEqual(await create({ [name]: undefined }), refusal({ [name]: missed }));
      const { body } = await create<Values>({ [name]: undefined }, 'en');
      assert.deepEqual(body.fields, { [name]: 'This field is required.' });
    }
    for (const name of namesOf(fields, field => field.kind === 'line' && isRequired(field)))
      assert.deepEqual(await create({ [name]: ' \t\r\n\u00a0' }), refusal({ [name]: missed }));
    assert.deepEqual(await stored(), before);
  });

  for (const [name, field] of Object.entries(fields)) {
    if (isFile(field)) continue;
    const { right, wrong } = valuesOf(field);
    const response = answeredAs(fields, name);

    test(`a wrong ${name} is refused by create and update`, async () => {
      const { add, create, update, stored } = await openSite(type);
      const { id } = await add();
      const before = await stored();
      for (const [value, problem] of wrong.filter(([value]) => isSendable(calls.create, value))) {
        const expected = refusal({ [name]: problem });
        assert.deepEqual(await create({ [name]: value }), expected, `create with ${shortened(value)}`);
        assert.deepEqual(await update(id, { ...change, [name]: value }), expected, shortened(value));
      }
      assert.deepEqual(await stored(), before);
    });

    // No two items have one.
    if (field.kind === 'slug') continue;
    test(`${name} is taken by create, and alone by update`, async () => {
      const { add, update, show } = await openSite(type);
      for (const [value, answer] of right.filter(([value]) => isSendable(calls.create, value))) {
        const created = await add({ [name]: value });
        assert.deepEqual(created[response], answer, shortened(value));
        const item = await add();
        const version = item[response] === answer ? 1 : 2;
        const { status, body } = await update(item.id, { [name]: value });
        const expected = { ...created, id: item.id, version, ...addressOf(fields, item) };
        assert.deepEqual({ status, body }, { status: 200, body: expected }, shortened(value));
        assert.deepEqual((await show(item.id)).body, body);
      }
    });
  }

  for (const [name, { kind, notBefore }] of Object.entries(fields)) {
    if (notBefore === undefined || kind !== 'day') continue;
    test(`${name} is not before ${notBefore}, stored or sent`, async () => {
      const { add, create, update, show } = await openSite(type);
      const item = await add();
      const order = { [name]: 'Datum završetka ne može biti prije datuma početka.' };
      const expected = refusal(order);
      const wrong = { [notBefore]: '2026-11-20', [name]: '2026-11-19T23:00:00Z' };
      assert.deepEqual(await create(wrong), expected);
      // Told with what else is wrong.
      const more = refusal({ title: 'Ovo polje je obavezno.', ...order });
      assert.deepEqual(await create({ ...wrong, title: '' }), more);
      for (const form of [wrong, { [name]: '2026-11-19' }, { ...change, [notBefore]: '2026-11-23' }])
        assert.deepEqual(await update(item.id, form), expected);
      assert.deepEqual((await show(item.id)).body, item);
      const moved = await update(item.id, { [notBefore]: '2026-12-23', [name]: '2026-12-23' });
      assert.equal(moved.status, 200, 'both together may go anywhere');
    });
  }

  test('what is no field is ignored, and other items stay', async () => {
    const { site, add, update, show } = await openSite(type);
    const foreign = {
      ...{ id: 77, created_at: '1999-01-01T00:00:00.000Z', updated_at: 'x', search_text: 'tajna', kind: 'x' },
      ...{
        published_at: '1999-01-01',
        started_at: '1999-01-01',
        image_url: '/media/a.webp',
        isAdmin: 'true',
      },
      ['__proto__']: 'x',
    };
    const other = await add(foreign);
    const item = await add();
    assert.deepEqual([other.id, item.id], [1, 2]);
    assert.deepEqual((await update(2, foreign)).body, item);
    const { body } = await update(2, { ...foreign, id: 1, ...change });
    assert.deepEqual(body, { ...item, ...change, version: 2 });
    assert.deepEqual((await show(1)).body, other);
    const rows = Object.values((await site.contents()).tables).flat() as Values[];
    assert.ok(rows.every(row => String(row.created_at ?? '2026') >= '2026' && row.search_text !== 'tajna'));
  });

  for (const call of [calls.create, calls.update])
    test(`${call.name} takes no other, broken or too large body`, async () => {
      const { site, add, stored } = await openSite(type);
      const { id } = await add();
      const before = await stored();
      for (const [body, contentType, status] of bodiesNotTakenBy(call)) {
        // Bodies that are too large without saying so are those of body.test.ts.
        const length = status === 413 ? { 'Content-Length': String(100 * 1024 * 1024) } : {};
        const headers = { ...(await site.signIn()), 'Content-Type': contentType, ...length };
        const answer = await site.call(`${call.path}?id=${id}`, { method: call.method, headers, body });
        assert.equal(answer.status, status, `${contentType}: ${body.slice(0, 20)}`);
      }
      assert.deepEqual(await stored(), before);
    });
}

function bodiesNotTakenBy({ body }: Endpoint): [body: string, type: string, status: number][] {
  const form = 'multipart/form-data; boundary=granica';
  const json = 'application/json';
  const types = body?.types ?? [];
  const isForm = types.includes('multipart');
  return [
    ['{"title":"Naslov"}', 'text/plain', 415],
    isForm ? ['{"title":"Naslov"}', json, 415] : ['--granica--\r\n', form, 415],
    ...(types.includes('urlencoded')
      ? []
      : [['title=Naslov', 'application/x-www-form-urlencoded', 415] as [string, string, number]]),
    ['{"title":"Naslov",', isForm ? form : json, 400],
    [' ', isForm ? form : json, 413],
  ];
}

const shortened = (value: unknown) => String(value).slice(0, 40);

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { samplePdf } from '#server/testing/sample-forms.ts';
import type { TestSite } from '#server/testing/test-site.ts';
import { isFile } from '../fields.ts';
import { removalName } from '../schemas.ts';
import { answeredAs, namesOf, openSite, type TestedType } from './content-kit.ts';

const red = await samplePicture({ width: 700, height: 350, colour: '#ff0000' });
const blue = await samplePicture({ colour: '#0000ff' });
const otherPdf = new File(['%PDF-1.4\nprogram \u0000\n%%EOF\n'], 'drugi.pdf', { type: 'application/pdf' });
const kinds = {
  image: { one: red, other: blue, wrong: new File(['<svg/>'], 'slika.png', { type: 'image/png' }) },
  pdf: {
    one: samplePdf,
    other: otherPdf,
    wrong: new File([' %PDF-1.7'], 'x.pdf', { type: 'application/pdf' }),
  },
};
const empty = new File([], '');

/** Files of items are kept, replaced, removed, and never left behind. */
export function describeFiles(type: TestedType): void {
  for (const [name, field] of Object.entries(type.fields)) {
    if (!isFile(field)) continue;
    const kind = field.kind as keyof typeof kinds;
    const { one, other, wrong } = kinds[kind];
    const response = answeredAs(type.fields, name);
    const [focused] = namesOf(type.fields, ({ of }) => of === name);
    if (focused) describeFocus(type, name, focused);

    test(`${name} is stored once and answered by every read`, async () => {
      const { site, add, show, page } = await openSite(type);
      const named = new File([one], '../../tajno-ime.php', { type: 'text/html' });
      const item = await add({ [name]: named });
      assert.match(String(item[response]), /^\/media\/[0-9a-f]{40}\.(webp|pdf)$/);
      assert.deepEqual(
        detailsOf(item),
        kind === 'image' ? sizesOf(item[response], focused !== undefined) : one.size,
      );
      assert.deepEqual((await show(item.id)).body, item);
      assert.deepEqual((await page()).items[0]?.[response], item[response]);
      assert.deepEqual(await storedFiles(site), [item[response]]);
      assert.equal(JSON.stringify(await site.contents()).includes('tajno-ime'), false);
    });

    const removal = field.required ? {} : { [removalName(name)]: 'false' };
    test(`${name} stays where an update has no file, or the same`, async () => {
      const { site, add, update } = await openSite(type);
      const item = await add({ [name]: one });
      for (const form of [{}, { [name]: empty, ...removal }, { [name]: '/media/a.webp' }, { [name]: one }])
        assert.deepEqual((await update(item.id, form)).body, item);
      assert.deepEqual(await storedFiles(site), [item[response]]);
    });

    test(`another ${name} replaces the stored one`, async () => {
      const { site, add, update } = await openSite(type);
      const item = await add({ [name]: one });
      const { body } = await update(item.id, { [name]: other, [removalName(name)]: 'true' });
      assert.notEqual(body[response], item[response]);
      assert.equal(body.version, 2);
      await forgetPast(site);
      assert.deepEqual(await storedFiles(site), [body[response]]);
      assert.equal((await site.request(String(item[response]))).status, 404);
      assert.equal((await site.request(String(body[response]))).status, 200);
    });

    if (!field.required)
      test(`${removalName(name)} takes it away`, async () => {
        const { site, add, update } = await openSite(type);
        const item = await add({ [name]: one });
        const { status } = await update(item.id, { [removalName(name)]: 'da' });
        assert.equal(status, 422);
        const { body } = await update(item.id, { [removalName(name)]: '1' });
        assert.deepEqual([body[response], detailsOf(body), body.version], [null, null, 2]);
        await forgetPast(site);
        assert.deepEqual(await storedFiles(site), []);
      });

    test(`${name} that two items use stays until the last lets it go`, async () => {
      const { site, add, update, remove } = await openSite(type);
      const [first, second, third] = [
        await add({ [name]: one }),
        await add({ [name]: one }),
        await add({ [name]: one }),
      ];
      assert.deepEqual([second[response], third[response]], [first[response], first[response]]);
      await remove(first.id);
      await update(second.id, { [name]: other });
      assert.equal((await site.request(String(first[response]))).status, 200);
      await remove(third.id);
      assert.equal((await site.request(String(first[response]))).status, 404);
      await remove(second.id);
      await forgetPast(site);
      assert.deepEqual(await storedFiles(site), []);
    });

    test(`a refused form leaves no ${name} behind, a refused ${name} no item`, async () => {
      const { add, create, update, stored } = await openSite(type);
      const { id } = await add({ [name]: one });
      const before = await stored();
      const answers = [
        [await create({ title: '', [name]: other }), 422],
        [await create({ [name]: wrong }), 415],
        [await update(id, { title: '', [name]: other }), 422],
        [await update(id, { title: 'Novi', [name]: wrong }), 415],
        [await update(id, { [name]: other, version: 7 }), 409],
        [await update(99, { [name]: other }), 404],
      ] as const;
      for (const [{ status }, expected] of answers) assert.equal(status, expected);
      assert.deepEqual(await stored(), before);
    });

    function detailsOf(item: object): unknown {
      return (item as Record<string, unknown>)[`${name}_${kind === 'image' ? 'details' : 'size'}`];
    }
  }
}

/** What must stay visible of a picture stays with it, and leaves with it. */
function describeFocus(type: TestedType, image: string, name: string): void {
  const { one, other } = kinds.image;
  const response = answeredAs(type.fields, name);

  test(`${name} is that of one picture`, async () => {
    const { add, update } = await openSite(type);
    const { id, ...item } = await add({ [image]: one, [name]: '31,68' });
    assert.deepEqual(item[response], { x: 31, y: 68 });
    const focusAfter = async (form: object) => {
      const { body } = await update(id, { ...form });
      const { focus } = body[`${image}_details`] as { focus?: object };
      return [body[response], focus];
    };
    const kept = [
      { x: 31, y: 68 },
      { x: 30, y: 70 },
    ];
    for (const form of [{ title: 'Novi' }, { [image]: one }]) assert.deepEqual(await focusAfter(form), kept);
    assert.deepEqual(await focusAfter({ [image]: other }), [null, undefined]);
    const both = { [image]: one, [name]: '0,100' };
    assert.deepEqual(await focusAfter(both), [
      { x: 0, y: 100 },
      { x: 0, y: 100 },
    ]);
    assert.deepEqual(await focusAfter({ [name]: '' }), [null, undefined]);
  });
}

/** The response's details of a picture of 700 × 350 pixels. */
function sizesOf(path: unknown, hasFocus: boolean) {
  const stem = String(path).slice(0, -'.webp'.length);
  const widths = ['320', '640', 'full'];
  const sources = ['avif', 'webp'].map(format => ({
    type: `image/${format}`,
    srcset: widths.map(width => `${stem}-${width}.${format} ${width === 'full' ? 700 : width}w`).join(', '),
  }));
  return { width: 700, height: 350, sources, ...(hasFocus && { focus: { x: 30, y: 70 } }) };
}

/** The paths of the stored files, as items refer to them. */
async function storedFiles(site: TestSite): Promise<string[]> {
  const rows = await site.db.selectFrom('files').select('name').execute();
  assert.deepEqual(rows.map(({ name }) => name).sort(), [...site.originals.files.keys()].sort());
  return rows.map(({ name }) => `/media/${name}`);
}

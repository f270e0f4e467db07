import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isFile } from '#features/content/fields.ts';
import { addressedItem } from '#features/content/server/item-address.ts';
import { sampleOf } from '#features/content/testing/content-kit.ts';
import { imageCalls } from '#features/gallery/contract.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { contentTypes } from '../features.ts';
import { bodyOf, createBy, type Fields, samplePdf } from './sample-forms.ts';
import { createTestSite, type TestSite } from './test-site.ts';

/** When what is scheduled becomes public: at midnight in the site's time zone, so that the day changes too. */
export const moment = '2026-11-21T23:00:00.000Z';
const picture = await samplePicture();

/** What is never public, or not yet, by what its texts are marked with. */
const states = ['nacrt', 'zakazano', 'obrisano', 'povuceno', 'zamijenjeno'] as const;
type State = (typeof states)[number];
export const markOf = (state: State) => `tajna-${state}`;
export const marksIn = (text: string) => [...new Set(text.match(/tajna-[a-z]+/g))];

export type Type = (typeof contentTypes)[number];
type Hidden = { type: Type; state: State; id: number };

/** A form of a type with a mark in each of its texts. */
function formWith({ type: { fields } }: Type, mark: string): Fields {
  const texts = Object.entries(fields).filter(([, { kind }]) => ['line', 'text', 'html'].includes(kind));
  const files = Object.entries(fields).filter(([, field]) => isFile(field));
  // A slug of the title would go on saying what the title said before.
  const slugs = Object.entries(fields).filter(([, { kind }]) => kind === 'slug');
  return {
    ...sampleOf(fields).sent,
    ...Object.fromEntries(texts.map(([name]) => [name, mark])),
    ...Object.fromEntries(slugs.map(([name]) => [name, randomUUID()])),
    ...Object.fromEntries(files.map(([name, { kind }]) => [name, kind === 'image' ? picture : samplePdf])),
  };
}

/** The address of an item's page, whoever may read it; none where its type has no such pages. */
export async function pageOf(
  site: TestSite,
  { type, itemPage }: Pick<Type, 'type' | 'itemPage'>,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: number }>`select * from ${sql.table(type.table)} where id = ${id}`.execute(
    site.db,
  );
  return rows[0] && itemPage?.href(addressedItem(type, rows[0]));
}

/** A site with public items of each type, and one in each state; what their texts are marked with tells which. */
export async function createSiteWithHidden() {
  const site = await createTestSite({ isThrottled: false });
  const signedIn = await site.signIn();
  const change = async ({ method, path, body }: Endpoint, id: number, form?: Fields) => {
    const encoded = form ? bodyOf(body?.types[0] === 'json' ? 'json' : 'multipart', form) : {};
    const { headers, ...rest } = { headers: {}, ...encoded };
    const init = { method, ...rest, headers: { ...(headers as object), ...signedIn } };
    assert.equal((await site.call(`${path}?id=${id}`, init)).status, 200, path);
  };
  /** An image in each album that stays hidden, and one in the trash of an album that does not. */
  const addImages = async ({ zamijenjeno, ...albums }: Record<State, number>) => {
    const add = (album_id: number, alt: string) =>
      createBy<{ id: number }>(site, imageCalls.create, { album_id, image: picture, alt, altEn: alt });
    for (const [state, id] of Object.entries(albums)) await add(id, markOf(state as State));
    const { id } = await add(zamijenjeno, markOf('obrisano'));
    const { status } = await site.call(`/gallery.php?image_id=${id}`, {
      method: 'DELETE',
      headers: signedIn,
    });
    assert.equal(status, 200);
  };
  const hidden: Hidden[] = [];
  const open: { type: Type; id: number }[] = [];
  for (const type of contentTypes) {
    const { create, update, remove } = type.calls;
    if (!create || !remove) throw new Error(type.type.name);
    const add = async (mark: string, form: Fields = {}) =>
      (await createBy<{ id: number }>(site, create, { ...formWith(type, mark), ...form })).id;
    const ids: Record<State, number> = {
      nacrt: await add(markOf('nacrt'), { status: 'draft' }),
      zakazano: await add(markOf('zakazano'), { publishAt: moment }),
      obrisano: await add(markOf('obrisano')),
      povuceno: await add(markOf('povuceno')),
      zamijenjeno: await add(markOf('zamijenjeno')),
    };
    if (type.type.table === 'albums') await addImages(ids);
    await change(remove, ids.obrisano);
    await change(update, ids.povuceno, { status: 'draft' });
    await change(update, ids.zamijenjeno, formWith(type, 'javno'));
    open.push({ type, id: ids.zamijenjeno }, { type, id: await add('javno') });
    for (const state of states) if (state !== 'zamijenjeno') hidden.push({ type, state, id: ids[state] });
    if (!('lang' in type.type.fields)) continue;
    const translationOf = open.at(-1)?.id;
    const id = await add(markOf('nacrt'), { lang: 'en', status: 'draft', translationOf });
    hidden.push({ type, state: 'nacrt', id });
  }
  return { site, hidden, open };
}

import { eventPath } from '#features/events/paths.ts';
import type { Db } from '../db/schema.ts';

/** A page of the site, with the moment of its last change where it is one item's. */
export type Address = { path: string; changedAt?: string };

const fixed = [
  ...['/', '/novosti', '/aktivnosti', '/kongres', '/edukacije', '/simpozij', '/publikacije'],
  ...['/radionice', '/kontakt', '/galerija', '/postani-clan'],
];

/** Every public page, the fixed ones first. */
export async function listAddresses(db: Db): Promise<Address[]> {
  const news = await db.selectFrom('news').select(['id', 'updated_at']).orderBy('id', 'desc').execute();
  const events = await db
    .selectFrom('events')
    .select(['id', 'kind', 'updated_at'])
    .orderBy('id', 'desc')
    .execute();
  const albums = await db.selectFrom('albums').select(['id', 'updated_at']).orderBy('id', 'desc').execute();
  return [
    ...fixed.map(path => ({ path })),
    ...news.map(({ id, updated_at }) => ({ path: `/novosti/${id}`, changedAt: updated_at })),
    ...events.map(event => ({ path: eventPath(event), changedAt: event.updated_at })),
    ...albums.map(({ id, updated_at }) => ({ path: `/galerija/${id}`, changedAt: updated_at })),
  ];
}

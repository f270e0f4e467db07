import type { ContentManifest } from '#features/content/server/routes.ts';
import { publicItems } from '#features/content/server/visibility.ts';
import { contentTypes, features } from '../features.ts';
import type { Services } from '../services.ts';

/** A page of the site, with the moment of its last change where it is one item's. */
export type Address = { path: string; changedAt?: string };

type Source = Pick<Services, 'db' | 'visibleTo'>;

/** Every public page, those of items last. */
export async function listAddresses(source: Source): Promise<Address[]> {
  const fixed = features.flatMap(({ pages = [] }) => pages.map(page => ({ path: page.href() })));
  const items: Address[] = [];
  for (const manifest of contentTypes) items.push(...(await itemAddresses(source, manifest)));
  return [...fixed, ...items];
}

/** The pages of a type's items, the newest first. */
async function itemAddresses(source: Source, { type, itemPage }: ContentManifest): Promise<Address[]> {
  if (!itemPage) return [];
  const items = publicItems(source, type.table).where(({ and }) => and(type.where ?? {}));
  const rows = await items.select(['id', 'updated_at']).orderBy('id', 'desc').execute();
  return rows.map(item => ({ path: itemPage.href(item), changedAt: item.updated_at }));
}

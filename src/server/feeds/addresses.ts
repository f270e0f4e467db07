import { publicItems } from '#features/content/server/visibility.ts';
import { educationPaths } from '#features/education/paths.ts';
import { eventPath, eventPaths } from '#features/events/paths.ts';
import { galleryPaths } from '#features/gallery/paths.ts';
import { memberPaths } from '#features/members/paths.ts';
import { newsPaths } from '#features/news/paths.ts';
import { publicationPaths } from '#features/publications/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import { sitePaths } from '#features/site/paths.ts';
import { homePath } from '#shared/paths.ts';
import type { Services } from '../services.ts';

/** A page of the site, with the moment of its last change where it is one item's. */
export type Address = { path: string; changedAt?: string };

const fixed = [
  homePath,
  newsPaths.list,
  sitePaths.activities,
  eventPaths.congress.list,
  educationPaths.list,
  eventPaths.symposium.list,
  publicationPaths.list,
  eventPaths.workshop.list,
  questionPaths.contact,
  galleryPaths.list,
  memberPaths.join,
].map(page => ({ path: page.href() }));

/** Every public page, the fixed ones first. */
export async function listAddresses(services: Pick<Services, 'db' | 'visibleTo'>): Promise<Address[]> {
  const items = <Table extends 'news' | 'events' | 'albums'>(table: Table) =>
    publicItems(services, table).orderBy('id', 'desc');
  const news = await items('news').select(['id', 'updated_at']).execute();
  const events = await items('events').select(['id', 'kind', 'updated_at']).execute();
  const albums = await items('albums').select(['id', 'updated_at']).execute();
  return [
    ...fixed,
    ...news.map(item => ({ path: newsPaths.item.href(item), changedAt: item.updated_at })),
    ...events.map(event => ({ path: eventPath(event), changedAt: event.updated_at })),
    ...albums.map(album => ({ path: galleryPaths.album.href(album), changedAt: album.updated_at })),
  ];
}

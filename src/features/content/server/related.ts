import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { todayOf } from '#shared/instants.ts';
import { isLanguage, type Language } from '#shared/language.ts';
import type { Related, RelatedItem } from '../related-contract.ts';
import { findEventOf, listAbout, type TypedRow } from './event-links.ts';
import { addressedItem } from './item-address.ts';
import { findNeighbour, findShort, findUpcoming, listAlike } from './queries/beside.ts';
import type { ContentManifest } from './types/content-manifest.ts';
import type { ContentRow } from './types/content-type.ts';

type Asked = {
  id: number;
  /** Where the item has another language, its counterpart is meant. */
  language: Language | undefined;
  /** The language of titles, where items have none. */
  readerLanguage: Language;
};

const mostAlike = 3;

/** What the page of a public item leads to. */
export async function findRelated(
  services: Services,
  manifest: ContentManifest,
  { id, language, readerLanguage }: Asked,
): Promise<Related> {
  const { type } = manifest;
  const reader = { ...services, session: undefined };
  const item = await findShort(reader, type, id, language);
  if (!item) throw new AppError('not_found');
  const lang = isLanguage(item.lang) ? item.lang : readerLanguage;
  // At once, so that they travel together.
  const [previous, next, upcoming, event, about] = await Promise.all([
    findNeighbour(reader, type, item, 'desc'),
    findNeighbour(reader, type, item, 'asc'),
    findUpcoming(reader, type, item, { lang, today: todayOf(services) }),
    findEventOf(reader, type, item, lang),
    listAbout(reader, type, item, lang),
  ]);
  const besides = [item, previous, next, upcoming].filter(row => row !== undefined);
  const alike = await listAlike(reader, type, item, { lang, besides, limit: mostAlike });
  const present = (row: ContentRow | undefined) => (row ? presentShort({ manifest, row }, lang) : null);
  return {
    upcoming: present(upcoming),
    event: event ? presentShort(event, lang) : null,
    about: about.map(each => presentShort(each, lang)),
    related: alike.map(row => presentShort({ manifest, row }, lang)),
    previous: present(previous),
    next: present(next),
  };
}

function presentShort({ manifest, row }: TypedRow, reader: Language): RelatedItem {
  const { type, itemPage, listPage } = manifest;
  const date = type.dateColumn && row[type.dateColumn];
  return {
    type: type.name,
    id: row.id,
    ...titleOf({ manifest, row }, reader),
    url: itemPage ? itemPage.href(addressedItem(type, row)) : listPage.href(),
    date: date ? String(date) : null,
  };
}

/** A title in the item's language; of an item without one in the reader's, if it has one in that. */
function titleOf(
  { manifest: { type }, row }: TypedRow,
  reader: Language,
): Pick<RelatedItem, 'lang' | 'title'> {
  if (isLanguage(row.lang)) return { lang: row.lang, title: String(row.title) };
  const titles = type.indexed.filter(({ part, column }) => part === 'title' && row[column]);
  const { column, language } = titles.find(each => each.language === reader) ??
    titles[0] ?? { column: 'title', language: reader };
  return { lang: language, title: String(row[column]) };
}

import type { BodyRule, Endpoint } from '#shared/api/endpoint.ts';
import type { Language } from '#shared/language.ts';
import type { AddressedItem } from '#shared/page-versions.ts';
import type { ContentType } from './content-type.ts';

export type ContentCalls = Record<'page' | 'show' | 'remove', Endpoint> & {
  list?: Endpoint;
  create: Endpoint & { status: 201 };
  update: Endpoint & { body: BodyRule };
};

export type ContentManifest = {
  calls: ContentCalls;
  type: ContentType;
  /** What its items are called together; the search finds them by that too. */
  names: Record<Language, string>;
  /** Changes the response of a single item. */
  showAs?: (item: Record<string, unknown>) => unknown;
  /** The public page of an item, if there is one. */
  itemPage?: { href: (item: AddressedItem) => string };
  /** The public page of the list, which shows the whole items of a type without pages of its own. */
  listPage: { href: () => string; pageSize: number };
};

import * as z from 'zod/mini';
import { endpoint, languageQuery, type ResponseOf } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { requiredText, whole } from '#shared/validation.ts';
import { mostBelow, mostEntries } from './arrangement.ts';

const link = {
  /** Of an own page `page-` and its id. */
  key: z.string(),
  label: z.string(),
  /** The language of the label: an own page may exist in the other one only. */
  lang: z.enum(languages),
  /** The path of the page, which may have an anchor. */
  url: z.string(),
  /** What the addresses of its items begin with, if they are not below `url`. */
  items: z.optional(z.string()),
};
const links = z.array(z.object(link));

/** From which widths of the window, in rem, the header can have the menu in one row. Its style sheet knows the same. */
export const widths = [70, 75, 80, 84] as const;

/** The menu as visitors see it, and the own pages of the footer. */
export const showMenu = endpoint({
  name: 'showMenu',
  method: 'GET',
  path: '/menu',
  access: 'public',
  query: z.object(languageQuery),
  response: z.object({
    entries: z.array(z.object({ ...link, children: links })),
    footer: links,
    /** The smallest of these widths at which it has room; null where it is to be opened at any. */
    bar_from: z.nullable(z.literal(widths)),
  }),
  schemaName: 'Menu',
  clientMessage: 'Failed to fetch menu',
});
export type Menu = ResponseOf<typeof showMenu>;
export type MenuLink = Menu['footer'][number];
export type MenuEntry = Menu['entries'][number];

const place = {
  key: z.string(),
  label: z.string(),
  lang: z.enum(languages),
  /** False: visitors do not see it yet. */
  is_public: z.boolean(),
};
const arrangement = z.object({
  version: z.int(),
  entries: z.array(z.object({ ...place, children: z.array(z.object(place)) })),
  /** What does not stand in it. */
  others: z.array(z.object(place)),
});

/** The menu with what visitors do not see yet, and what else could stand in it. */
export const showArrangement = endpoint({
  name: 'showMenuArrangement',
  method: 'GET',
  path: '/menu/arrangement',
  access: 'editor',
  query: z.object(languageQuery),
  response: arrangement,
  schemaName: 'MenuArrangement',
  clientMessage: 'Failed to fetch menu',
});
export type Arrangement = ResponseOf<typeof showArrangement>;

const named = { key: requiredText() };

export const updateMenu = endpoint({
  name: 'updateMenu',
  method: 'PUT',
  path: '/menu',
  access: 'editor',
  query: z.object(languageQuery),
  body: {
    types: ['json'],
    schema: z.object({
      version: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
      entries: z
        .array(
          z.object({
            ...named,
            children: z._default(
              z.array(z.object(named)).check(z.maxLength(mostBelow, { error: () => 'invalid' })),
              [],
            ),
          }),
          { error: () => 'invalid' },
        )
        .check(
          z.minLength(1, { error: () => 'required' }),
          z.maxLength(mostEntries, { error: () => 'invalid' }),
        ),
    }),
  },
  response: arrangement,
  schemaName: 'MenuArrangement',
  errors: ['conflict'],
  clientMessage: 'Failed to update menu',
});

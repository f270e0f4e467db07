import type { Reader } from '#features/content/server/visibility/visibility.ts';
import { pagePaths } from '#features/pages/paths.ts';
import { transact } from '#server/audit/audit-trail.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { BodyOf } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import type { Arrangement, Menu, MenuLink, updateMenu } from '../contract.ts';
import { type Branch, builtIn, firstMenu, joinLabel } from './built-in.ts';
import { itemIn, type ReadPage, readPages } from './own-pages.ts';
import { barFrom } from './room.ts';

type Pages = ReadonlyMap<string, ReadPage>;

/** The menu for visitors who read in a language. */
export async function readMenu(
  { site, ...reader }: Reader & Pick<Services, 'site'>,
  language: Language,
): Promise<Menu> {
  const { entries } = await storedMenu(reader.db);
  const pages = await readPages(reader);
  const linkOf = (key: string) => presentLink(key, pages, language) ?? [];
  const footer = new Set([...pages.values()].filter(page => itemIn(page, language).in_footer));
  const shown = entries.flatMap(({ key, children }) => {
    const link = presentLink(key, pages, language);
    // What stands below a page that visitors do not see takes its place.
    if (!link) return children.flatMap(linkOf).map(child => ({ ...child, children: [] }));
    return { ...link, children: children.flatMap(linkOf) };
  });
  const { short_name: shortName } = (await site.read(reader.db))[language];
  return {
    entries: shown,
    footer: [...footer].map(page => linkOfPage(page, language)),
    bar_from: barFrom({ entries: shown, shortName, join: joinLabel[language] }),
  };
}

function presentLink(key: string, pages: Pages, language: Language): MenuLink | undefined {
  const known = builtIn[key];
  if (known) return { ...known, key, label: known.label[language], lang: language };
  const page = pages.get(key);
  return page && linkOfPage(page, language);
}

function linkOfPage(page: ReadPage, language: Language): MenuLink {
  const item = itemIn(page, language);
  return { key: `page-${item.id}`, label: item.title, lang: item.lang, url: pagePaths.item.href(item) };
}

/** The menu as an account arranges it. */
export async function readArrangement(reader: Reader, language: Language): Promise<Arrangement> {
  const { version, entries } = await storedMenu(reader.db);
  const pages = await readPages(reader);
  const isPublic = await readPages({ ...reader, session: undefined });
  const present = (key: string) => {
    const link = presentLink(key, pages, language);
    return link ? { ...link, key, is_public: key in builtIn || hasPublic(pages.get(key), isPublic) } : [];
  };
  const standing = new Set(
    entries.flatMap(({ key, children }) => [key, ...children]).map(key => pages.get(key) ?? key),
  );
  const others = new Map([...Object.keys(builtIn), ...pages.keys()].map(key => [pages.get(key) ?? key, key]));
  return {
    version,
    entries: entries.flatMap(({ key, children }) => {
      const entry = [present(key)].flat()[0];
      return entry ? { ...entry, children: children.flatMap(present) } : [];
    }),
    others: [...others].flatMap(([what, key]) => (standing.has(what) ? [] : present(key))),
  };
}

function hasPublic(page: ReadPage | undefined, shown: Pages): boolean {
  return Object.values(page ?? {}).some(({ id }) => shown.has(`page-${id}`));
}

/** Stores the menu; throws `validation` where it names what there is not, or something twice. */
export async function arrangeMenu(
  services: Pick<Services, 'db' | 'visibleTo'> & Pick<Reader, 'session'>,
  { version, entries }: BodyOf<typeof updateMenu>,
  language: Language,
): Promise<Arrangement> {
  const branches = entries.map(({ key, children }) => ({ key, children: children.map(child => child.key) }));
  return transact(services.db, async tx => {
    const reader = { ...services, db: tx };
    const stored = await storedMenu(tx);
    if (version !== undefined && version !== stored.version) throw new AppError('conflict');
    assertKnown(branches, await readPages(reader));
    const row = { version: stored.version + 1, entries: JSON.stringify(branches) };
    await tx
      .insertInto('menu')
      .values({ id: 1, ...row })
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute();
    return readArrangement(reader, language);
  });
}

function assertKnown(branches: readonly Branch[], pages: Pages): void {
  const keys = branches.flatMap(({ key, children }) => [key, ...children]);
  const known = keys.map(key => pages.get(key) ?? (Object.hasOwn(builtIn, key) ? key : undefined));
  if (known.includes(undefined) || new Set(known).size < known.length)
    throw new AppError('validation', { fields: { entries: { key: 'choice' } } });
}

async function storedMenu(db: Db): Promise<{ version: number; entries: readonly Branch[] }> {
  const row = await db
    .selectFrom('menu')
    .select(['version', 'entries'])
    .where('id', '=', 1)
    .executeTakeFirst();
  return row
    ? { version: row.version, entries: JSON.parse(row.entries) }
    : { version: 1, entries: firstMenu };
}

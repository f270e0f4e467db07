import type { Db } from '#server/db/schema.ts';
import { cacheOfDatabase } from '#server/db/tracking/table-cache.ts';
import type { Services } from '#server/services.ts';
import { plainPath } from '../addresses.ts';
import { readMovedItems } from './moved-items.ts';

type Context = Pick<Services, 'db' | 'contentTypes' | 'tableTracker'>;
/** Where paths lead, each in one step. */
type Targets = ReadonlyMap<string, string>;

const keptTargets = cacheOfDatabase<Targets>({ max: 1 });

/** Where an address without a page leads, with its query; undefined where it leads nowhere. */
export async function findTarget(services: Context, { pathname, search }: URL): Promise<string | undefined> {
  const target = (await readTargets(services)).get(plainPath(pathname) ?? '');
  return target === undefined ? undefined : withQuery(target, search);
}

/** What administrators redirect, and what an import gave another number. */
export function readTargets(services: Context): Promise<Targets> {
  const { db, contentTypes } = services;
  return keptTargets(services).getOrMake('', async () => {
    const direct = new Map([...(await readMovedItems(db, contentTypes)), ...(await readRedirects(db))]);
    return new Map([...direct].map(([from, to]) => [from, endOf(direct, to) ?? to]));
  });
}

async function readRedirects(db: Db): Promise<[from: string, to: string][]> {
  const rows = await db.selectFrom('redirects').select(['from_path', 'target']).execute();
  return rows.map(({ from_path, target }) => [from_path, target]);
}

/** Where a target leads in the end; undefined where it goes round. */
export function endOf(direct: Targets, to: string): string | undefined {
  let end = to;
  for (let steps = 0; steps <= direct.size; steps++) {
    const next = end.startsWith('/') ? direct.get(plainPath(end) ?? '') : undefined;
    if (next === undefined) return end;
    end = next;
  }
  return undefined;
}

/** The query goes on within the site only. */
function withQuery(target: string, search: string): string {
  if (!target.startsWith('/') || !search) return target;
  const { pathname, search: own, hash } = new URL(target, 'http://site.invalid');
  return pathname + (own ? `${own}&${search.slice(1)}` : search) + hash;
}

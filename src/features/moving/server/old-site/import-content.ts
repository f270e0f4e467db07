import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import { reserveIds } from '#server/db/reserve-ids.ts';
import { OldSiteFailure } from './guarded-request.ts';
import { importItem } from './import-item.ts';
import { type OldItem, saidBy } from './old-item.ts';
import { gatherItems } from './old-items.ts';
import type { SiteImport } from './site-import.ts';

/** Whether the first site had the type: the names of its calls say so. */
const isOld = ({ calls, type }: ContentManifest) => type.hasLanguages && calls.list?.path.endsWith('.php');

/** Takes the items of the types that have languages: news, events, education, publications. */
export async function importContent(context: SiteImport): Promise<void> {
  const types = [...context.services.contentTypes.values()].filter(isOld);
  for (const [, ofTable] of Map.groupBy(types, ({ type }) => type.table)) {
    // What gets a new number comes last: it must not get one that another item keeps.
    const busy: { manifest: ContentManifest; item: OldItem }[] = [];
    for (const manifest of ofTable) {
      const items = await gatherOf(context, manifest);
      await reserve(context, manifest, items);
      for (const [index, item] of items.entries()) {
        context.signal.throwIfAborted();
        context.onProgress({ step: manifest.type.name, done: index, total: items.length });
        const whole = await completed(context, manifest, item);
        if (whole && (await importItem(context, manifest, whole, { keepsId: true })) === 'busy')
          busy.push({ manifest, item: whole });
      }
    }
    for (const { manifest, item } of busy) await importItem(context, manifest, item, { keepsId: false });
  }
}

async function gatherOf({ site, report }: SiteImport, { calls, type }: ContentManifest): Promise<OldItem[]> {
  if (!calls.list) return [];
  return gatherItems(site, calls.list.path.slice(1), why =>
    report.fail({ reason: 'listFailed', values: { type: type.name, why } }),
  );
}

/** Keeps the numbers free that the items are going to have. */
export async function reserve(
  { services, isDryRun }: SiteImport,
  { type: { table } }: ContentManifest,
  items: readonly { id: number }[],
): Promise<void> {
  if (isDryRun || items.length === 0) return;
  const last = items.reduce((most, { id }) => Math.max(most, id), 0);
  await services.db.transaction().execute(tx => reserveIds(tx, table, last));
}

/** A list may leave long texts out, which one item alone has; undefined if it is gone meanwhile. */
async function completed(
  { site, report }: SiteImport,
  { calls, type }: ContentManifest,
  item: OldItem,
): Promise<OldItem | undefined> {
  const isWhole = type.html.every(name => saidBy(item, name, 'content', 'details') !== undefined);
  if (isWhole || calls.show.path === calls.list?.path) return item;
  try {
    const lang = saidBy(item, 'lang');
    const whole = await site.find(calls.show.path.slice(1), { id: item.id, ...(lang && { lang }) });
    return whole?.id === item.id ? { ...item, values: { ...whole.values, ...item.values } } : item;
  } catch (error) {
    if (!(error instanceof OldSiteFailure)) throw error;
    report.skip(type.name, item.id, error.said);
    return undefined;
  }
}

import { requireHandling } from '#features/accounts/server/personal-types.ts';
import type { Session } from '#features/accounts/server/sessions.ts';
import { presentItem } from '#features/content/server/present.ts';
import { contentTypeNamed } from '#features/content/server/types/content-type-named.ts';
import { audited } from '#server/audit/declaration.ts';
import type { VersionedEntry } from '#server/feature.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { versionCalls } from '../contract.ts';
import { restoreEntry, restoreVersion } from './actions.ts';
import { getNewTexts, getVersion, listEntries, listVersions, readVersion } from './queries.ts';

export function versionHandlers(entries: readonly VersionedEntry[]): Handler[] {
  const entryNamed = (name: unknown) => entries.find(({ type }) => type === name);
  /** What, beside content, keeps versions under a name, if the account may handle it. */
  const entryFor = (session: Session, services: Services, name: string) => {
    requireHandling(services, session, name);
    return entryNamed(name);
  };
  return [
    handle(versionCalls.list, async ({ query, session }, services) => {
      const entry = entryFor(session, services, query.type);
      const id = idOf(entry, query);
      if (entry) return listEntries(services.db, entry.type, await entry.find(services.db, id));
      const { type } = contentTypeNamed(services.contentTypes, query.type);
      return listVersions({ ...services, session }, type, id);
    }),
    handle(versionCalls.show, async ({ query, session }, services) => {
      const entry = entryFor(session, services, query.type);
      const id = idOf(entry, query);
      if (entry) {
        const present = await entry.find(services.db, id);
        const { row, ...made } = await readVersion(services.db, entry.type, present, query.version);
        return { ...made, item: entry.present(row) };
      }
      const manifest = contentTypeNamed(services.contentTypes, query.type);
      const { row, ...made } = await getVersion({ ...services, session }, manifest.type, id, query.version);
      return { ...made, item: presentItem(manifest, row, services) };
    }),
    handle(versionCalls.newTexts, async ({ id, query, session }, services) => {
      const manifest = contentTypeNamed(services.contentTypes, query.type);
      const texts = await getNewTexts({ ...services, session }, manifest.type, id);
      if (!texts) return null;
      return {
        before: presentItem(manifest, texts.before, services),
        after: presentItem(manifest, texts.after, services),
      };
    }),
    handle(
      versionCalls.restore,
      async ({ body, session }, services) => {
        const { type, version } = body;
        const entry = entryFor(session, services, type);
        const id = idOf(entry, body);
        if (entry) return restoreEntry(services, entry, { actor: session, id, version });
        const manifest = contentTypeNamed(services.contentTypes, type);
        const row = await restoreVersion(services, manifest, { actor: session, id, version });
        return presentItem(manifest, row, services);
      },
      call => {
        const { lang } = call.body as { lang: Language };
        return audited('restore')(call).map(deed => ({
          ...deed,
          changed: ['version'],
          title: entryNamed(deed.type)?.titleOf?.({ lang }),
        }));
      },
    ),
  ];
}

/** What has no id, or none that can be one, is not found. */
function idOf(
  entry: VersionedEntry | undefined,
  subject: { id?: number | undefined; lang: Language },
): number {
  return entry?.idOf?.(subject) ?? subject.id ?? 0;
}

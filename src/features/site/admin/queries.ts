import { versionCalls } from '#features/versions/contract.ts';
import type { CallOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { type Language, languages } from '#shared/language.ts';
import { type Site, siteCalls } from '../contract.ts';
import type { Sites } from './section-values.ts';

/** Made with the session, whose response has a notice outside of its time too. */
const show = { ...siteCalls.show, access: 'editor' } as unknown as typeof siteCalls.show;

export const siteAdminQueries = {
  all: ['site'] as const,
  /** The association's words in both languages, as they are stored. */
  words: ({ api }: Pick<ApiContext, 'api'>): QueryOptions<Sites> => ({
    queryKey: [...siteAdminQueries.all, 'words'],
    queryFn: async ({ signal }) => {
      const inLanguage = (lang: Language): Promise<Site> => {
        const call: CallOf<typeof show> = { query: { lang } };
        return api(show, call, { signal });
      };
      const [bs, en] = await Promise.all(languages.map(inLanguage));
      return { bs, en } as Sites;
    },
  }),
  /** By language: when each of its fields was changed last (ISO 8601). */
  lastChanges: ({ api }: Pick<ApiContext, 'api'>): QueryOptions<Record<Language, Map<string, string>>> => ({
    queryKey: [...siteAdminQueries.all, 'last-changes'],
    queryFn: async ({ signal }) => {
      const of = async (lang: Language) => {
        const versions = await api(versionCalls.list, { query: { type: 'site', lang } }, { signal });
        // The newest is the first, and so the last that is put in.
        return new Map(versions.toReversed().flatMap(({ changed, at }) => changed.map(name => [name, at])));
      };
      const [bs, en] = await Promise.all(languages.map(of));
      return { bs, en } as Record<Language, Map<string, string>>;
    },
  }),
};

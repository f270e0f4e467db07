import { useQueryClient } from '@tanstack/react-query';
import { type VersionEntry, versionCalls } from '#features/versions/contract.ts';
import type { CallOf } from '#shared/api/endpoint.ts';
import type { QueryOptions } from '#shared/api/query-options.ts';
import { type Language, languages } from '#shared/language.ts';
import { useSite } from '#ui/site-context.tsx';
import { type Site, siteCalls } from '../contract.ts';
import { type SectionFields, type SectionName, sectionOf } from './section-fields.ts';
import { readSection, writeSection } from './section-values.ts';
import { versionsOf, versionsTogether } from './section-versions.ts';

/** The versions of a section in each language, and the way back to one. */
export function useSectionVersions(name: SectionName) {
  const { api } = useSite();
  const queryClient = useQueryClient();
  const { fields } = sectionOf(name);
  const list = (lang: Language): QueryOptions<VersionEntry[]> => ({
    queryKey: ['site', 'versions', lang, name],
    queryFn: async ({ signal }) => {
      const versions = await api(versionCalls.list, { query: { type: 'site', lang } }, { signal });
      return versionsOf(Object.keys(fields), versions);
    },
  });
  const show = (lang: Language, version: number): QueryOptions<{ item: object }> => ({
    queryKey: ['site', 'versions', lang, version],
    queryFn: ({ signal }) => api(versionCalls.show, { query: { type: 'site', lang, version } }, { signal }),
  });
  const restore = async (lang: Language, version: number) => {
    const present = (one: Language) => queryClient.fetchQuery({ ...list(one), staleTime: 0 });
    const versions = { bs: await present('bs'), en: await present('en') };
    const earlier = versionsTogether(versions, lang, version);
    const body: CallOf<typeof siteCalls.updateBoth>['body'] = {};
    for (const one of languages) {
      const { item } = await queryClient.fetchQuery(show(one, earlier[one]));
      body[one] = ofSection(fields, item as Site);
    }
    await api(siteCalls.updateBoth, { body });
    return earlier;
  };
  return { list, show, restore };
}

/** All of a section as an update takes it: what a version did not have is removed. */
export function ofSection(fields: SectionFields, site: Site): Record<string, unknown> {
  return writeSection(fields, readSection(fields, { bs: site, en: site }), 'bs');
}

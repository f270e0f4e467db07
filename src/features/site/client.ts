import { publicGet } from '#shared/api/api-client.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Site, SiteFiles, siteCalls } from './contract.ts';

const show = publicGet<typeof siteCalls.show>({ path: '/site', clientMessage: 'Failed to fetch site' });
const files = publicGet<typeof siteCalls.files>({
  path: '/site/files',
  clientMessage: 'Failed to fetch files of site',
});

export const siteQueries = {
  /** The association's own words. */
  words: ({ api, language }: ApiContext): QueryOptions<Site> => ({
    queryKey: ['site', language],
    queryFn: ({ signal }) => api(show, { query: { lang: language } }, { signal }),
  }),
  /** What there is to know of the files to which they refer. */
  files: ({ api, language }: ApiContext): QueryOptions<SiteFiles> => ({
    queryKey: ['site', 'files', language],
    queryFn: ({ signal }) => api(files, { query: { lang: language } }, { signal }),
  }),
};

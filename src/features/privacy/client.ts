import { publicGet } from '#shared/api/api-client.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { notice, PrivacyNotice } from './contract.ts';

const call = publicGet<typeof notice>({
  path: '/privacy-notice',
  clientMessage: 'Failed to fetch notice',
});

/** The notice as it is now, or an earlier version of it. */
export function noticeQuery(
  { api, language }: ApiContext,
  version: number | undefined,
): QueryOptions<PrivacyNotice> {
  return {
    queryKey: ['notice', language, version],
    queryFn: ({ signal }) => api(call, { query: { version } }, { signal }),
  };
}

import { publicGet } from '#shared/api/api-client.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { type PageRoute, privatePage } from '#ui/pages/page-route.ts';
import type { CertificateCheck, certificateCalls } from './contract.ts';
import { certificatePath } from './paths.ts';

const check = publicGet<typeof certificateCalls.check>({
  path: '/certificates',
  clientMessage: 'Failed to check the certificate',
});

export function certificateQuery(
  { api, language }: ApiContext,
  number: string,
): QueryOptions<CertificateCheck> {
  return {
    queryKey: ['certificate', number, language],
    queryFn: ({ signal }) => api(check, { query: { number, lang: language } }, { signal }),
  };
}

export const pages: readonly PageRoute[] = [
  privatePage(certificatePath, 'certificates/public/certificate-page', certificateQuery),
];

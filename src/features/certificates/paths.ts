import { path } from '#shared/paths.ts';
import type { CertificateLanguage } from './languages.ts';

/** The page that says whether a certificate is valid; the token is its number. */
export const certificatePath = path('/potvrda/:token');

/** The certificate as a file, for who has the key of the application. */
export function certificateFilePath(certificate: {
  application: number;
  token: string;
  lang: CertificateLanguage;
}): string {
  const query = Object.entries(certificate).map(([name, value]) => [name, String(value)]);
  return `/api/certificates?${new URLSearchParams(query)}`;
}

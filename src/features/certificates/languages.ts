/** What a certificate is written in; `both` has the two languages on one page. */
export const certificateLanguages = ['bs', 'en', 'both'] as const;
export type CertificateLanguage = (typeof certificateLanguages)[number];

import { adminPath } from '#shared/paths.ts';

/** What search engines are asked to leave out, and where the list of pages is (RFC 9309). */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${adminPath.href()}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

import { adminPath } from '#shared/paths.ts';

/** The paths that search engines should skip, and the sitemap's address (RFC 9309). */
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

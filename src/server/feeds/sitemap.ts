import { addressIn, alternatesOf } from '#shared/page-versions.ts';
import type { Address } from './addresses.ts';
import { escapeXml, textElement } from './xml.ts';

/** Beyond this number there are several files and an index (sitemaps.org allows 50,000 per file). */
export const addressesPerSitemap = 10_000;

/**
 * The sitemap, each page with its languages (sitemaps.org; hreflang as Google reads it). `part` is the number
 * of a file, from 1; without it the result is the whole, or the index if there are several files.
 */
export function sitemap(addresses: readonly Address[], publicUrl: string, part?: number): string | undefined {
  const parts = Math.ceil(addresses.length / addressesPerSitemap);
  if (part === undefined && parts > 1) return sitemapIndex(parts, publicUrl);
  const from = ((part ?? 1) - 1) * addressesPerSitemap;
  const listed = addresses.slice(from, from + addressesPerSitemap);
  if (listed.length === 0) return undefined;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.map(address => pageElement(address, publicUrl)),
    '</urlset>',
    '',
  ].join('\n');
}

function sitemapIndex(parts: number, publicUrl: string): string {
  const files = Array.from({ length: parts }, (_, index) => `${publicUrl}/sitemap-${index + 1}.xml`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map(file => `<sitemap>${textElement('loc', file)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}

function pageElement({ versions, changedAt }: Address, publicUrl: string): string {
  const links = alternatesOf(versions).map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(publicUrl + address)}"/>`,
  );
  const change = changedAt ? textElement('lastmod', changedAt) : '';
  return `<url>${textElement('loc', publicUrl + addressIn(versions[0]))}${change}${links.join('')}</url>`;
}

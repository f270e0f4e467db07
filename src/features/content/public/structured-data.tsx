import { addressIn } from '#shared/page-versions.ts';
import { homePath } from '#shared/paths.ts';
import type { SiteContext } from '#ui/site-context.tsx';

type Data = Record<string, unknown>;

/** JSON-LD for search engines (schema.org). The element is data, which the Content-Security-Policy allows. */
export function StructuredData({ data }: { data: Data }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element.
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}

export function organization({ association, publicUrl, language }: SiteContext): Data {
  return {
    '@type': 'Organization',
    name: association.name,
    url: publicUrl + addressIn({ lang: language, path: homePath.href() }),
  };
}

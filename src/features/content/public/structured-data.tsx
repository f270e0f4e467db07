import { addressIn } from '#shared/page-versions.ts';
import { homePath } from '#shared/paths.ts';
import type { SiteContext } from '#ui/site-context.tsx';

type Data = Record<string, unknown>;

/**
 * JSON-LD for search engines (schema.org). The element is data, which the Content-Security-Policy allows. Only the server's
 * document has it, and hydration leaves it: what makes it need not be in the scripts.
 */
export function StructuredData({ data }: { data: Data | undefined }) {
  const text = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }) : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
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

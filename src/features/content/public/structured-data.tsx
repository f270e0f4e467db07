import { useLocation } from 'react-router';
import { languageParameter } from '#shared/language.ts';
import { type SiteContext, useSite } from '#ui/site-context.tsx';

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
  return { '@type': 'Organization', name: association.name[language], url: `${publicUrl}/` };
}

/** The breadcrumbs of an item: home, list, item. */
export function BreadcrumbData({ list, title }: { list: { to: string; text: string }; title: string }) {
  const { publicUrl, language, association } = useSite();
  const { pathname } = useLocation();
  const query = language === 'bs' ? '' : `?${languageParameter}=${language}`;
  const steps = [
    { name: association.abbreviation, item: `${publicUrl}/${query}` },
    { name: list.text, item: `${publicUrl}${list.to}${query}` },
    { name: title, item: `${publicUrl}${pathname}${query}` },
  ];
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      }}
    />
  );
}

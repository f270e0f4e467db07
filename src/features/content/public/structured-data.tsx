import { useLocation } from 'react-router';
import { addressIn, type PageVersion } from '#shared/page-versions.ts';
import { homePath } from '#shared/paths.ts';
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

type BreadcrumbDataProps = {
  list: { to: string; text: string };
  title: string;
  /** The item's page. By default it is the present address. */
  item?: PageVersion;
};

/** The breadcrumbs of an item: home, list, item. */
export function BreadcrumbData(props: BreadcrumbDataProps) {
  const { publicUrl, language, association } = useSite();
  const { pathname } = useLocation();
  const { list, title, item = { lang: language, path: pathname } } = props;
  const address = (version: PageVersion) => publicUrl + addressIn(version);
  const steps = [
    { name: association.abbreviation, item: address({ lang: language, path: homePath.href() }) },
    { name: list.text, item: address({ lang: language, path: list.to }) },
    { name: title, item: address(item) },
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

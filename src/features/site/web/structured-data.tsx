import { useLocation } from 'react-router';
import { useSite } from '#ui/site-context.tsx';
import { association } from '../content/association.ts';

type Data = Record<string, unknown>;

/** What a page is about, for search engines, as JSON-LD (schema.org). A block of data: no script runs. */
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

/** The association, as the one behind the site. */
export function OrganizationData() {
  const { language, publicUrl } = useSite();
  const { street, city, country, email, social } = association;
  const [postalCode, ...locality] = city.split(' ');
  return (
    <StructuredData
      data={{
        ...organization(publicUrl, language),
        alternateName: association.abbreviation,
        logo: `${publicUrl}/icon-512.png`,
        email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          postalCode,
          addressLocality: locality.join(' '),
          addressCountry: country[language],
        },
        sameAs: [social.url],
      }}
    />
  );
}

/** The association as others refer to it. */
export function organization(publicUrl: string, language: 'bs' | 'en'): Data {
  return { '@type': 'Organization', name: association.name[language], url: `${publicUrl}/` };
}

/** The way to an item: home, its list, itself. */
export function BreadcrumbData({ list, title }: { list: { to: string; text: string }; title: string }) {
  const { publicUrl } = useSite();
  const { pathname } = useLocation();
  const steps = [
    { name: association.abbreviation, item: `${publicUrl}/` },
    { name: list.text, item: `${publicUrl}${list.to}` },
    { name: title, item: `${publicUrl}${pathname}` },
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

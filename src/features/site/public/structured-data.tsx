import { useLocation } from 'react-router';
import { languageParameter } from '#shared/language.ts';
import { useSite } from '#ui/site-context.tsx';
import { association } from '../texts/association.ts';

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
  const { street, city, countryCode, email, social } = association;
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
          addressCountry: countryCode,
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
  const { publicUrl, language } = useSite();
  const { pathname } = useLocation();
  // Bosnian is what an address without a language shows.
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

import { organization, StructuredData } from '#features/content/public/structured-data.tsx';
import { useSite } from '#ui/site-context.tsx';

export function OrganizationData() {
  const site = useSite();
  const { abbreviation, street, city, countryCode, email, social } = site.association;
  const [postalCode, ...locality] = city.split(' ');
  return (
    <StructuredData
      data={{
        ...organization(site),
        alternateName: abbreviation,
        logo: `${site.publicUrl}/icon-512.png`,
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

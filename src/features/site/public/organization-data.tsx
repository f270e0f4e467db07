import { organization, StructuredData } from '#features/content/public/structured-data.tsx';
import { postalAddress } from '#shared/association.ts';
import { useSite } from '#ui/site-context.tsx';

export function OrganizationData() {
  const site = useSite();
  const { short_name, contact, social } = site.association;
  const { street, postalCode, city, country } = postalAddress(contact.address);
  return (
    <StructuredData
      data={{
        ...organization(site),
        alternateName: short_name,
        logo: `${site.publicUrl}/icon-512.png`,
        email: contact.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          postalCode,
          addressLocality: city,
          addressCountry: country,
        },
        sameAs: social.map(({ url }) => url),
      }}
    />
  );
}

import { organization, StructuredData } from '#features/content/public/structured-data.tsx';
import { postalAddress } from '#shared/addresses/postal-address.ts';
import { type SiteContext, useSite } from '#ui/site-context.tsx';

/** The association for search engines. */
export function OrganizationData() {
  const site = useSite();
  return <StructuredData data={import.meta.env.SSR ? dataOf(site) : undefined} />;
}

function dataOf(site: SiteContext) {
  const { short_name, contact, social, logo } = site.association;
  const { street, postalCode, city, country } = postalAddress(contact.address);
  return {
    ...organization(site),
    alternateName: short_name,
    logo: site.publicUrl + (logo ?? '/icon-512.png'),
    ...given({ email: contact.email, telephone: contact.phone }),
    address: {
      '@type': 'PostalAddress',
      ...given({ streetAddress: street, postalCode, addressLocality: city, addressCountry: country }),
    },
    sameAs: social.map(({ url }) => url),
  };
}

/** Without what the association does not say. */
function given(facts: Record<string, string>) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

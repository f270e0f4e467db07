import { isWebAddress } from '#shared/addresses/web-address.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { ExternalLink } from '#ui/navigation/standalone-link.tsx';
import type { Publication } from '../contract.ts';

/** Where the publication is read, with the name of the host. */
export function PublicationLink({ item }: { item: Pick<Publication, 'title' | 'lang' | 'url'> }) {
  const { t } = useTranslation('publications');
  // An imported value may be no address.
  if (!isWebAddress(item.url)) return null;
  return (
    <ExternalLink href={item.url}>
      <span>
        {t('more')}
        <span className="visually-hidden" lang={item.lang}>
          : {item.title}
        </span>
        {` (${new URL(item.url).hostname})`}
      </span>
    </ExternalLink>
  );
}

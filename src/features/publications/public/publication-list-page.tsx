import { ContentList } from '#features/content/public/content-list.tsx';
import { ContentRow, ContentRowSkeleton } from '#features/content/public/content-row.tsx';
import { isWebAddress } from '#shared/web-address.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { ExternalLink } from '#ui/standalone-link.tsx';
import { publicationQueries } from '../client.ts';
import type { Publication } from '../contract.ts';
import { publicationsPerPage } from '../paths.ts';

export default function PublicationListPage() {
  const { t } = useTranslation('publications');
  return (
    <ContentList
      t={t}
      query={publicationQueries.arranged}
      pageSize={publicationsPerPage}
      skeleton={<ContentRowSkeleton />}
    >
      {(item, { level }) => (
        <ContentRow item={item} level={level} html={item.description}>
          <PublicationLink item={item} />
        </ContentRow>
      )}
    </ContentList>
  );
}

function PublicationLink({ item }: { item: Publication }) {
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
      </span>
    </ExternalLink>
  );
}

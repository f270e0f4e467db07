import { ContentList } from '#features/content/public/content-list.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { publicationQueries } from '../client.ts';
import { publicationsPerPage } from '../page-sizes.ts';
import { PublicationRow, PublicationRowSkeleton } from './publication-row.tsx';

export default function PublicationListPage() {
  const { t } = useTranslation('publications');
  return (
    <ContentList
      query={publicationQueries.page}
      pageSize={publicationsPerPage}
      texts={{
        title: t('title'),
        lead: t('lead'),
        loading: t('loading'),
        errorTitle: t('errorTitle'),
        error: t('listError'),
        empty: { title: t('empty.title'), text: t('empty.text') },
      }}
      range={values => t('range', values)}
      skeleton={<PublicationRowSkeleton />}
    >
      {items => items.map(item => <PublicationRow key={item.id} item={item} />)}
    </ContentList>
  );
}

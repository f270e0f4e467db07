import { useSearchParams } from 'react-router';
import { PageMeta } from '#features/site/web/page-meta.tsx';
import { PagedList } from '#features/site/web/paged-list.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { pageOfQuery } from '#ui/pager.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { publicationQueries } from '../client.ts';
import { publicationsPerPage } from '../page-sizes.ts';
import { PublicationRow, PublicationRowSkeleton } from './publication-row.tsx';

export default function PublicationListPage() {
  const { t } = useTranslation('publications');
  const site = useSite();
  const [query] = useSearchParams();
  const page = pageOfQuery(query);
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('title')} description={t('lead')} page={page} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <PagedList
        query={publicationQueries.page(site, { page, pageSize: publicationsPerPage })}
        pageSize={publicationsPerPage}
        texts={{ error: t('listError'), empty: { title: t('empty.title'), text: t('empty.text') } }}
        range={values => t('range', values)}
        skeleton={<PublicationRowSkeleton />}
      >
        {items => items.map(item => <PublicationRow key={item.id} item={item} />)}
      </PagedList>
    </main>
  );
}

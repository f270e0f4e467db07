import { useSearchParams } from 'react-router';
import { PageMeta } from '#features/site/web/page-meta.tsx';
import { PagedList } from '#features/site/web/paged-list.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { pageOfQuery } from '#ui/pager.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { galleryQueries } from '../client.ts';
import { albumsPerPage } from '../page-sizes.ts';
import { AlbumCard, AlbumCardSkeleton } from './album-card.tsx';
import styles from './gallery-page.module.css';

export default function GalleryPage() {
  const { t } = useTranslation('gallery');
  const site = useSite();
  const [query] = useSearchParams();
  const page = pageOfQuery(query);
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('title')} description={t('lead')} page={page} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <PagedList
        query={galleryQueries.page(site, { page, pageSize: albumsPerPage })}
        pageSize={albumsPerPage}
        texts={{ error: t('listError'), empty: { title: t('empty.title'), text: t('empty.text') } }}
        range={values => t('range', values)}
        skeleton={<AlbumCardSkeleton />}
        className={styles.grid}
      >
        {albums =>
          albums.map((album, index) => <AlbumCard key={album.id} album={album} isMain={index < 3} />)
        }
      </PagedList>
    </main>
  );
}

import { ContentList } from '#features/content/public/content-list.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { galleryQueries } from '../client.ts';
import { albumsPerPage } from '../page-sizes.ts';
import { AlbumCard, AlbumCardSkeleton } from './album-card.tsx';
import styles from './gallery-page.module.css';

export default function GalleryPage() {
  const { t } = useTranslation('gallery');
  return (
    <ContentList
      query={galleryQueries.page}
      pageSize={albumsPerPage}
      texts={{
        title: t('title'),
        lead: t('lead'),
        loading: t('loading'),
        errorTitle: t('errorTitle'),
        error: t('listError'),
        empty: { title: t('empty.title'), text: t('empty.text') },
      }}
      range={values => t('range', values)}
      skeleton={<AlbumCardSkeleton />}
      className={styles.grid}
    >
      {albums =>
        albums.map((album, index) => <AlbumCard key={album.id} album={album} isMain={index === 0} />)
      }
    </ContentList>
  );
}

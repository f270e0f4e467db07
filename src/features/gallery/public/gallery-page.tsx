import { ContentList } from '#features/content/public/content-list.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { galleryQueries } from '../client.ts';
import { albumsPerPage } from '../paths.ts';
import { AlbumCard, AlbumCardSkeleton } from './album-card.tsx';
import styles from './gallery-page.module.css';

export default function GalleryPage() {
  const { t } = useTranslation('gallery');
  return (
    <ContentList
      t={t}
      query={galleryQueries.page}
      pageSize={albumsPerPage}
      skeleton={<AlbumCardSkeleton />}
      className={styles.grid}
    >
      {(album, { level, isFirst }) => <AlbumCard album={album} level={level} isMain={isFirst} />}
    </ContentList>
  );
}

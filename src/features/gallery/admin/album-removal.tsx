import { ContentRemoval } from '#features/site/admin/content-removal.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { galleryQueries } from '../client.ts';
import { type Album, deleteAlbum } from '../contract.ts';

type AlbumRemovalProps = { item: Album; onDone: () => void; onCancel: () => void };

export function AlbumRemoval(props: AlbumRemovalProps) {
  const { t } = useTranslation('galleryPanel');
  const count = props.item.image_count;
  return (
    <ContentRemoval
      t={t}
      queries={galleryQueries}
      calls={{ remove: deleteAlbum }}
      alongside={count === 0 ? undefined : t('removalAlongside', { count })}
      {...props}
    />
  );
}

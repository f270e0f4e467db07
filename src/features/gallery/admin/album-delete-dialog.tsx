import { ContentDeleteDialog } from '#features/content/admin/content-delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { type Album, albumCalls } from '../contract.ts';
import { galleryAdminQueries } from './queries.ts';

type AlbumDeleteDialogProps = { item: Album; onDone: () => void; onCancel: () => void };

export function AlbumDeleteDialog(props: AlbumDeleteDialogProps) {
  const { t } = useTranslation('galleryAdmin');
  const count = props.item.image_count;
  return (
    <ContentDeleteDialog
      t={t}
      queries={galleryAdminQueries}
      calls={{ remove: albumCalls.remove }}
      alongside={count === 0 ? undefined : t('removalAlongside', { count })}
      {...props}
    />
  );
}

/** How many images go with several albums. */
export function AlbumsAlongside({ items }: { items: readonly Album[] }) {
  const { t } = useTranslation('galleryAdmin');
  const count = items.reduce((sum, album) => sum + album.image_count, 0);
  return count === 0 ? null : t('removalAlongsideMany', { count });
}

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

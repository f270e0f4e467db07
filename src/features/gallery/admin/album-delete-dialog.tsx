import { ContentDeleteDialog } from '#features/content/admin/content-delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { galleryQueries } from '../client.ts';
import { type Album, albumCalls } from '../contract.ts';

type AlbumDeleteDialogProps = { item: Album; onDone: () => void; onCancel: () => void };

export function AlbumDeleteDialog(props: AlbumDeleteDialogProps) {
  const { t } = useTranslation('galleryAdmin');
  const count = props.item.image_count;
  return (
    <ContentDeleteDialog
      t={t}
      queries={galleryQueries}
      calls={{ remove: albumCalls.remove }}
      alongside={count === 0 ? undefined : t('removalAlongside', { count })}
      {...props}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { type GalleryImage, imageCalls } from '../contract.ts';
import { galleryAdminQueries } from './queries.ts';

type ImageDeleteDialogProps = {
  /** At least one. */
  images: readonly GalleryImage[];
  hasCover: boolean;
  /** Called with the ids of those that were deleted: of all, or of some where the rest failed and was given up. */
  onClose: (deleted: ReadonlySet<number>) => void;
};

/** Asks before images are deleted, which is a request for each. */
export function ImageDeleteDialog({ images, hasCover, onClose }: ImageDeleteDialogProps) {
  const { t } = useTranslation('galleryAdmin');
  const { api } = useSite();
  const queryClient = useQueryClient();
  /** What a repeated deletion leaves out. */
  const deleted = useRef(new Set<number>());
  const isOne = images.length === 1;
  const remove = async () => {
    for (const { id } of images) {
      if (deleted.current.has(id)) continue;
      await api(imageCalls.remove, { id });
      deleted.current.add(id);
    }
  };
  const cancel = () => {
    if (deleted.current.size > 0) void queryClient.invalidateQueries({ queryKey: galleryAdminQueries.all });
    onClose(deleted.current);
  };
  return (
    <DeleteDialog
      text={
        <>
          {isOne
            ? t('manager.removal', { title: images[0]?.title ?? '' })
            : t('manager.removalOfMany', { count: images.length })}{' '}
          {hasCover && t('manager.removalOfCover')}
        </>
      }
      remove={remove}
      deleted={images.map(({ id }) => ({ type: 'image', id }))}
      queryKey={galleryAdminQueries.all}
      texts={{
        deleted: isOne ? t('manager.deleted') : t('manager.deletedMany'),
        failed: t('manager.deleteFailed'),
      }}
      onDone={() => onClose(deleted.current)}
      onCancel={cancel}
    />
  );
}

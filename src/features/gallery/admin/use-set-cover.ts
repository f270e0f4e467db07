import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { albumCalls, type GalleryImage } from '../contract.ts';
import { galleryAdminQueries } from './queries.ts';

/** The album keeps its cover when that image is deleted. */
export function useSetCover(albumId: number): (image: GalleryImage) => void {
  const { t } = useTranslation('galleryAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id: coverImageId }: GalleryImage) =>
      withSession(() => api(albumCalls.update, { id: albumId, body: { coverImageId } })),
    onSuccess: () => {
      showSuccess(t('manager.coverSet'));
      return queryClient.invalidateQueries({ queryKey: galleryAdminQueries.all });
    },
    onError: error => showError(errorText(error, t('updateFailed'))),
  });
  return image => {
    if (!isPending) mutate(image);
  };
}

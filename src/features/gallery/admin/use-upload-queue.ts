import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import { errorText } from '#shared/api/error-text.ts';
import { refusalOfImage, refusalOfKind } from '#ui/admin/files/image-files.ts';
import { shrinkImage } from '#ui/admin/files/shrink-image.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { type Upload, UploadQueue } from '#ui/admin/uploads/upload-queue.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { imageCalls } from '../contract.ts';
import { galleryAdminQueries } from './queries.ts';

/** The upload queue of an album. Unmounting cancels its uploads. */
export function useUploadQueue(albumId: number): { queue: UploadQueue; uploads: readonly Upload[] } {
  const { t } = useTranslation('galleryAdmin');
  const { t: tScreens } = useTranslation('screens');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  // A second source of toasts, because both results of a partly failed batch are shown.
  const { showSuccess: showPartialSuccess } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: async ({ file, key, position }, options) => {
          const reason = await refusalOfImage(file, tScreens);
          if (reason) throw new RefusedFile(reason);
          const body = { album_id: albumId, position, image: await shrinkImage(file) };
          return withSession(() => api(imageCalls.create, { body }, { ...options, idempotencyKey: key }));
        },
        refuse: file => refusalOfKind(file, tScreens),
        describeFailure: error => {
          if (error instanceof RefusedFile) return error.message;
          const atFile = error instanceof ApiError ? error.fields.image : undefined;
          return atFile ?? errorText(error, t('upload.failed'));
        },
        onEnd: ({ done, failed }) => {
          const show = failed > 0 ? showPartialSuccess : showSuccess;
          if (done > 0) show(t('upload.added', { done }));
          if (failed > 0) showError(t('upload.addingFailed'));
          void queryClient.invalidateQueries({ queryKey: galleryAdminQueries.all });
        },
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, uploads };
}

/** Thrown for a picture that is too large even after shrinking, which takes too long to check when it is chosen. */
class RefusedFile extends Error {}

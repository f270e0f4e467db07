import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#shared/api-client.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { failureText } from '#ui/panel/form.ts';
import { imageFiles } from '#ui/panel/image-files.ts';
import { useWithSession } from '#ui/panel/sign-in-again.ts';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { galleryQueries } from '../client.ts';
import { createImage } from '../contract.ts';
import { type Upload, UploadQueue } from './upload-queue.ts';

/** The files that are chosen for an album and sent into it; what is under way ends with the component. */
export function useUploadQueue(albumId: number): { queue: UploadQueue; uploads: readonly Upload[] } {
  const { t } = useTranslation(['galleryPanel', 'screens']);
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  // A result takes the place of the one before; of a batch that failed in part, both results are said.
  const { showSuccess: showPartialSuccess } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: ({ file, position }, options) => {
          const body = { album_id: albumId, position, image: file };
          return withSession(() => api(createImage, { body }, options));
        },
        refuse: file => {
          if (!imageFiles.isRight(file)) return t('upload.notImage');
          return file.size > imageFiles.largest ? t('screens:image.tooLarge') : undefined;
        },
        describeFailure: error => {
          const atFile = error instanceof ApiError ? error.fields.image : undefined;
          return atFile ?? failureText(error, t('upload.failed'));
        },
        onEnd: ({ done, failed }) => {
          const show = failed > 0 ? showPartialSuccess : showSuccess;
          if (done > 0) show(t('upload.added', { done }));
          if (failed > 0) showError(t('upload.addingFailed'));
          void queryClient.invalidateQueries({ queryKey: galleryQueries.all });
        },
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, uploads };
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import { errorText } from '#shared/api/error-text.ts';
import type { Language } from '#shared/language.ts';
import { refusalOfPdf } from '#ui/admin/files/pdf-files.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { type Upload, UploadQueue } from '#ui/admin/uploads/upload-queue.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { OwnerName } from '../client.ts';
import { fileCalls } from '../contract.ts';
import { readFileName } from '../named-file.ts';

type Owner = OwnerName & { lang: Language };

/**
 * The uploads of an item's files, one at a time, so that they come in the order in which they were chosen. Unmounting
 * cancels them. `onAdded` is called after each.
 */
export function useFileUploads({ type, id, lang }: Owner, onAdded: () => Promise<void>) {
  const { t } = useTranslation('filesAdmin');
  const { t: tScreens } = useTranslation('screens');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const withSession = useWithSession();
  const [queue] = useState(
    () =>
      new UploadQueue({
        atOnce: 1,
        send: async ({ file, key }, options) => {
          const body = { type, id, lang, ...readFileName(file.name), file };
          await withSession(() => api(fileCalls.create, { body }, { ...options, idempotencyKey: key }));
          await onAdded();
        },
        refuse: file => refusalOfPdf(file, tScreens),
        describeFailure: error => {
          const atFile = error instanceof ApiError ? error.fields.file : undefined;
          return atFile ?? errorText(error, t('addFailed'));
        },
        onEnd: ({ done, failed }) => {
          if (failed > 0) showError(t('notAll'));
          else if (done > 0) showSuccess(t('added', { count: done }));
        },
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useEffect(() => () => queue.cancelAll(), [queue]);
  // What was added is in the list of the item's files.
  return { queue, uploads: uploads.filter(({ state }: Upload) => state !== 'done') };
}

import { ApiError } from '#shared/api/api-client.ts';
import { errorText } from '#shared/api/error-text.ts';
import type { PictureSending } from '#ui/admin/rich-text/sent-pictures.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { createTextImage } from '../../contract.ts';

/** Stores pictures that a text is going to refer to. */
export function useTextPictures(): PictureSending {
  const { t } = useTranslation('admin');
  const { api } = useSite();
  const withSession = useWithSession();
  return {
    send: (image, options) => withSession(() => api(createTextImage, { body: { image } }, options)),
    describeFailure: error => {
      const atFile = error instanceof ApiError ? error.fields.image : undefined;
      return atFile ?? errorText(error, t('picture.failed'));
    },
  };
}

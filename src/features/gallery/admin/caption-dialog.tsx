import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { formatFocus } from '#shared/picture-focus.ts';
import { limits } from '#shared/validation.ts';
import { FocusPicker } from '#ui/admin/files/focus-picker.tsx';
import { changesOf } from '#ui/admin/saving/merge.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { Modal, wideDialogClass } from '#ui/dialog.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { type GalleryImage, imageCalls } from '../contract.ts';
import styles from './caption-dialog.module.css';
import { galleryAdminQueries } from './queries.ts';

type CaptionDialogProps = {
  image: GalleryImage;
  place: number;
  total: number;
  /** Called after a save; the next image comes, if there is one. */
  onNext: () => void;
  onClose: () => void;
};

/** What an image shows, in both languages, and what of it must stay visible. Enter saves it and goes on to the next one. */
export function CaptionDialog({ image, place, total, onNext, onClose }: CaptionDialogProps) {
  const { t } = useTranslation('galleryAdmin');
  const id = useId();
  const { api } = useSite();
  const withSession = useWithSession();
  const queryClient = useQueryClient();
  const stored = {
    alt: image.alt,
    altEn: image.alt_en,
    imageFocus: image.image_focus ? formatFocus(image.image_focus) : '',
  };
  const [facts, setFacts] = useState(stored);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const changes = changesOf(stored, facts);
  const save = async () => {
    if (Object.keys(changes).length === 0) return true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await withSession(() => api(imageCalls.update, { id: image.id, body: changes }));
      await queryClient.invalidateQueries({ queryKey: galleryAdminQueries.all });
      return true;
    } catch (error) {
      setFailure(errorText(error, t('captions.failed')));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && (await save())) onNext();
  };
  return (
    <Modal
      className={wideDialogClass}
      aria-labelledby={id}
      onDismiss={async () => {
        if (!isBusy && (await save())) onClose();
      }}
    >
      <h2 id={id}>{t('captions.title', { place, total })}</h2>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.picture}>
          <FocusPicker
            picture={
              <Picture
                src={image.image_url}
                details={image.image_details}
                alt=""
                sizes="44rem"
                placeholder={<Placeholder motif="plate" seed={image.id} />}
              />
            }
            value={facts.imageFocus}
            onChange={imageFocus => setFacts({ ...facts, imageFocus })}
          />
        </div>
        {failure && <ErrorNote>{failure}</ErrorNote>}
        <TextField
          label={t('captions.alt')}
          hint={t('captions.hint')}
          lang="bs"
          maxLength={limits.line}
          value={facts.alt}
          data-autofocus
          onChange={event => setFacts({ ...facts, alt: event.target.value })}
        />
        <TextField
          label={t('captions.altEn')}
          lang="en"
          maxLength={limits.line}
          value={facts.altEn}
          onChange={event => setFacts({ ...facts, altEn: event.target.value })}
        />
        <div className={styles.actions}>
          <Button
            onClick={async () => {
              if (!isBusy && (await save())) onClose();
            }}
          >
            {t('captions.done')}
          </Button>
          <Button look="primary" type="submit" isBusy={isBusy} busyLabel={t('captions.saving')}>
            {place < total ? t('captions.next') : t('captions.last')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

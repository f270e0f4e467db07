import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { limits } from '#shared/validation.ts';
import { Button } from '#ui/button.tsx';
import { Modal, wideDialogClass } from '#ui/dialog.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { SwitchField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { FileValue } from '../files/file-field.tsx';
import { ImageField } from '../files/image-field.tsx';
import { refusalOfKind } from '../files/image-files.ts';
import { SaveProgress } from '../saving/save-progress.tsx';
import type { PictureTexts } from './insert-picture.ts';
import styles from './picture-dialog.module.css';
import type { PictureSending, SentPicture } from './sent-pictures.ts';
import { usePictureSending } from './use-picture-sending.ts';

type PictureDialogProps = {
  /** What was pasted or dropped. */
  file: File | undefined;
  /** Which of how many it is that were brought together. */
  number: number;
  count: number;
  /** The language of the text. */
  lang: string | undefined;
  sending: PictureSending;
  onSent: (picture: SentPicture, texts: PictureTexts) => void;
  onClose: () => void;
};

/** Asks for a picture and its texts, and sends it. No form element, because forms cannot be nested. */
export function PictureDialog(props: PictureDialogProps) {
  const { file: given, number, count, lang, sending, onSent, onClose } = props;
  const { t } = useTranslation('admin');
  const { t: tScreens } = useTranslation('screens');
  const id = useId();
  const inserter = useRef<HTMLButtonElement>(null);
  const refused = given && refusalOfKind(given, tScreens);
  const [file, setFile] = useState<FileValue>(refused ? undefined : given);
  const [texts, setTexts] = useState({ alt: '', caption: '' });
  const [isDecorative, setDecorative] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<'file' | 'alt', string | undefined>>>({
    file: refused,
  });
  const { sendPicture, progress, failure } = usePictureSending(sending);
  const isBusy = progress !== undefined;
  const alt = isDecorative ? '' : texts.alt.trim();

  const insert = async () => {
    if (isBusy) return;
    const isUndescribed = !alt && !isDecorative;
    setErrors({
      file: file ? undefined : t('picture.noFile'),
      alt: isUndescribed ? t('picture.noAlt') : undefined,
    });
    if (!file || isUndescribed) return document.getElementById(`${id}-${file ? 'alt' : 'file'}`)?.focus();
    // The fields are inert while the picture is sent.
    inserter.current?.focus();
    const sent = await sendPicture(file);
    if (sent) onSent(sent, { alt, caption: texts.caption.trim() });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // It would submit the form around the editor.
    event.preventDefault();
    void insert();
  };
  return (
    <Modal className={wideDialogClass} aria-labelledby={id} onDismiss={onClose} onKeyDown={handleKeyDown}>
      <h2 id={id}>{count > 1 ? t('picture.titleOf', { number, count }) : t('picture.title')}</h2>
      <div className={styles.fields} inert={isBusy}>
        <ImageField
          label={t('picture.file')}
          id={`${id}-file`}
          required
          value={file}
          stored={null}
          error={errors.file}
          onChange={next => {
            setFile(next);
            setErrors({ ...errors, file: undefined });
          }}
        />
        <TextField
          label={t('picture.alt')}
          hint={t('picture.altHint')}
          id={`${id}-alt`}
          lang={lang}
          required={!isDecorative}
          disabled={isDecorative}
          maxLength={limits.line}
          value={isDecorative ? '' : texts.alt}
          error={isDecorative ? undefined : errors.alt}
          data-autofocus={given && !refused ? true : undefined}
          onChange={event => setTexts({ ...texts, alt: event.target.value })}
        />
        <SwitchField
          label={t('picture.decorative')}
          checked={isDecorative}
          onChange={event => setDecorative(event.target.checked)}
        />
        <TextField
          label={t('picture.caption')}
          lang={lang}
          maxLength={limits.line}
          value={texts.caption}
          onChange={event => setTexts({ ...texts, caption: event.target.value })}
        />
      </div>
      <div className={styles.actions}>
        {failure && <ErrorNote>{failure}</ErrorNote>}
        {/* Always rendered, because only changes within a live region are announced. */}
        <div role="status" className={styles.progress}>
          {isBusy && <SaveProgress sending={{ what: 'image', progress }} />}
        </div>
        <Button onClick={onClose}>{number < count ? t('picture.skip') : t('picture.cancel')}</Button>
        <Button ref={inserter} look="primary" isBusy={isBusy} busyLabel={t('picture.busy')} onClick={insert}>
          {t('picture.insert')}
        </Button>
      </div>
    </Modal>
  );
}

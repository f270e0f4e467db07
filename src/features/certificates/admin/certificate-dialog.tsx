import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import dialog from '#ui/dialog.module.css';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { SelectField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { type CertificateLanguage, certificateLanguages } from '../languages.ts';
import styles from './certificate-dialog.module.css';
import { useDownload } from './use-download.ts';

type CertificateDialogProps = {
  title: string;
  initial: CertificateLanguage;
  fileName: (lang: CertificateLanguage) => string;
  fetchFile: (lang: CertificateLanguage) => Promise<Blob>;
  onClose: () => void;
};

/** Asks for the language of certificates, and has them saved. */
export function CertificateDialog({ title, initial, fileName, fetchFile, onClose }: CertificateDialogProps) {
  const { t } = useTranslation(['certificatesAdmin', 'screens']);
  const id = useId();
  const [lang, setLang] = useState(initial);
  const { isBusy, download } = useDownload();
  const save = async () => {
    if (await download(fileName(lang), () => fetchFile(lang))) onClose();
  };
  return (
    <Modal className={smallDialogClass} aria-labelledby={id} onDismiss={onClose}>
      <h2 id={id}>{title}</h2>
      <SelectField
        className={styles.language}
        label={t('language')}
        options={certificateLanguages.map(value => ({ value, label: t(`languages.${value}`) }))}
        value={lang}
        onChange={({ target }) => setLang(target.value as CertificateLanguage)}
      />
      <div className={dialog.actions}>
        <Button onClick={onClose}>{t('screens:cancel')}</Button>
        <Button look="primary" isBusy={isBusy} busyLabel={t('preparing')} onClick={() => void save()}>
          {t('download')}
        </Button>
      </div>
    </Modal>
  );
}

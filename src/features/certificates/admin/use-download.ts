import { useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { saveFile } from '#ui/admin/files/save-file.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';

/** Fetches a file and has it saved; tells why that failed. Resolves to whether it was saved. */
export function useDownload() {
  const { t } = useTranslation('certificatesAdmin');
  const { showError } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (name: string, fetchFile: () => Promise<Blob>): Promise<boolean> => {
    setIsBusy(true);
    try {
      saveFile(await fetchFile(), name);
      return true;
    } catch (error) {
      showError(errorText(error, t('failed')));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download };
}

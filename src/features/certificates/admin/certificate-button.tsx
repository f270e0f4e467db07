import { useState } from 'react';
import { fileNameOf } from '#features/applications/admin/export/file-name.ts';
import { applicantName } from '#features/applications/admin/list/cell-text.ts';
import type { Application } from '#features/applications/schemas.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconDownload } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { certificateCalls } from '../contract.ts';
import { CertificateDialog } from './certificate-dialog.tsx';

/** The certificate of an applicant, off until they are marked as having come. */
export function CertificateButton({ application }: { application: Application }) {
  const { t } = useTranslation('certificatesAdmin');
  const { api } = useSite();
  const [isAsking, setIsAsking] = useState(false);
  const { id, lang, attended } = application;
  const name = applicantName(application);
  return (
    <>
      <Button
        size="small"
        disabled={attended !== true}
        title={attended === true ? undefined : t('notAttended')}
        onClick={() => setIsAsking(true)}
      >
        <Icon path={iconDownload} />
        {t('single')}
      </Button>
      {isAsking && (
        <CertificateDialog
          title={t('of', { name })}
          initial={lang}
          fileName={chosen => `${fileNameOf(t('files.single'), name, chosen)}.pdf`}
          fetchFile={chosen => api(certificateCalls.show, { id, query: { lang: chosen } })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { fileNameOf } from '#features/applications/admin/export/file-name.ts';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconDownload } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { certificateCalls } from '../contract.ts';
import { CertificateDialog } from './certificate-dialog.tsx';
import { useDownload } from './use-download.ts';

/** The attendance sheet of an event, and the certificates of all who came. */
export function EventFiles({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('certificatesAdmin');
  const { api } = useSite();
  const { isBusy, download } = useDownload();
  const [isAsking, setIsAsking] = useState(false);
  const { id, title, started_at } = event;
  const saveSheet = () =>
    download(`${fileNameOf(t('files.sheet'), title, started_at)}.pdf`, () =>
      api(certificateCalls.sheet, { id }),
    );
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void saveSheet()}>
        <Icon path={iconDownload} />
        {t('sheet')}
      </Button>
      <Button onClick={() => setIsAsking(true)}>
        <Icon path={iconDownload} />
        {t('archive')}
      </Button>
      {isAsking && (
        <CertificateDialog
          title={t('all')}
          initial="bs"
          fileName={lang => `${fileNameOf(t('files.archive'), title, started_at, lang)}.zip`}
          fetchFile={lang => api(certificateCalls.archive, { id, query: { lang } })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import { errorText } from '#shared/api/error-text.ts';
import { saveFile } from '#ui/admin/files/save-file.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { useToasts } from '#ui/toast.tsx';
import { peopleQueries } from '../client.ts';
import { type PersonRecord, peopleCalls } from '../contract.ts';
import { type Entry, partsOf, readable } from '../texts/record.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './people.module.css';

type PersonRecordSheetProps = {
  email: string;
  onClose: () => void;
  onErased: (receipt: ResponseOf<typeof peopleCalls.erase>) => void;
};

/** All that is kept about an address. */
export function PersonRecordSheet({ email, onClose, onErased }: PersonRecordSheetProps) {
  const { t } = useTranslation(['peopleAdmin', 'ui']);
  const query = useQuery(peopleQueries.record(useSite(), email));
  const { data } = query;
  const [isErasing, setIsErasing] = useState(false);
  return (
    <Sheet
      title={data?.email ?? email}
      onDismiss={onClose}
      actions={
        <>
          {data && (
            <>
              <ExportButton email={email} />
              <Button look="danger" onClick={() => setIsErasing(true)}>
                {t('record.erase')}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{t('ui:close')}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <Loaded query={query} error={t('record.loadError')}>
          {record => <Content record={record} />}
        </Loaded>
      </div>
      {isErasing && data && (
        <EraseDialog record={data} onCancel={() => setIsErasing(false)} onErased={onErased} />
      )}
    </Sheet>
  );
}

function Content({ record }: { record: PersonRecord }) {
  const { t } = useTranslation('peopleAdmin');
  const parts = partsOf(record, useLanguage()).filter(({ entries }) => entries.length > 0);
  if (parts.length === 0) return <p>{t('record.empty')}</p>;
  return parts.map(({ title, entries }) => (
    <section key={title}>
      <h3 className={styles.part}>
        {title} <span className={styles.count}>{entries.length}</span>
      </h3>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only read, and versions have no key of their own.
        <Facts key={index} entry={entry} />
      ))}
    </section>
  ));
}

function Facts({ entry }: { entry: Entry }) {
  const written = useSite();
  return (
    <dl className={styles.facts}>
      {readable(entry, written).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function ExportButton({ email }: { email: string }) {
  const { t } = useTranslation('peopleAdmin');
  const { api } = useSite();
  const { showError } = useToasts();
  const withSession = useWithSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withSession(() => api(peopleCalls.exportRecord, { query: { email } })),
    onSuccess: file => saveFile(file, 'licni-podaci.zip'),
    onError: error => showError(errorText(error, t('record.exportFailed'))),
  });
  return (
    <Button isBusy={isPending} busyLabel={t('record.exporting')} onClick={() => mutate()}>
      {t('record.export')}
    </Button>
  );
}

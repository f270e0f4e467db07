import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { emailKey } from '#shared/addresses/email-key.ts';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import { errorText } from '#shared/api/error-text.ts';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { type PersonRecord, peopleCalls } from '../contract.ts';
import { countsInWords, partsOf } from '../texts/record.ts';
import styles from './people.module.css';

type EraseDialogProps = {
  record: PersonRecord;
  onCancel: () => void;
  onErased: (receipt: ResponseOf<typeof peopleCalls.erase>) => void;
};

/** Says what will go, and wants the address typed: it is for good. */
export function EraseDialog({ record, onCancel, onErased }: EraseDialogProps) {
  const { t } = useTranslation(['peopleAdmin', 'screens']);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { isPending, mutate } = useErasing(record.email, onErased);
  const language = useLanguage();
  const counts = countsInWords(
    Object.fromEntries(partsOf(record, language).map(part => [part.name, part.entries.length])),
    language,
  );
  const submit = () => {
    if (emailKey(typed) === emailKey(record.email)) mutate();
    else setIsRefused(true);
  };
  return (
    <Modal
      className={smallDialogClass}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onDismiss={() => !isPending && onCancel()}
    >
      <CheckedForm className={styles.erasing} isSubmitting={isPending} submit={submit}>
        <h2 id={`${id}-title`}>{t('erasure.title')}</h2>
        <div id={`${id}-text`}>
          <p>{t('erasure.text', { email: record.email })}</p>
          {counts && <p>{t('erasure.counts', { counts })}</p>}
          {record.applications.length > 0 && <p>{t('erasure.places')}</p>}
          {record.certificates.length > 0 && <p>{t('erasure.certificates')}</p>}
          <p>{t('erasure.backups')}</p>
        </div>
        <TextField
          label={t('erasure.typed')}
          type="email"
          autoComplete="off"
          required
          data-autofocus
          value={typed}
          error={isRefused ? t('erasure.mismatch') : undefined}
          onChange={event => {
            setTyped(event.target.value);
            setIsRefused(false);
          }}
        />
        <div className={styles.actions}>
          <Button onClick={onCancel} disabled={isPending}>
            {t('screens:cancel')}
          </Button>
          <Button type="submit" look="danger" isBusy={isPending} busyLabel={t('erasure.busy')}>
            {t('erasure.confirm')}
          </Button>
        </div>
      </CheckedForm>
    </Modal>
  );
}

function useErasing(email: string, onErased: EraseDialogProps['onErased']) {
  const { t } = useTranslation('peopleAdmin');
  const { api } = useSite();
  const { showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  return useMutation({
    mutationFn: () => withSession(() => api(peopleCalls.erase, { query: { email } })),
    onSuccess: async receipt => {
      onErased(receipt);
      // What other screens remember may have been the person's.
      await queryClient.resetQueries();
    },
    onError: error => showError(errorText(error, t('erasure.failed'))),
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Modal, wideDialogClass } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { accountQueries } from '../client.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type NewCodesDialogProps = {
  title: string;
  onClose: () => void;
  /** What is to be done before the codes are given. */
  children: (step: { onConfirmed: (codes: readonly string[]) => void; onCancel: () => void }) => ReactNode;
};

/** A dialog that ends with new recovery codes. */
export function NewCodesDialog({ title, onClose, children }: NewCodesDialogProps) {
  const { t } = useTranslation('twoFactor');
  const id = useId();
  const site = useSite();
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    onClose();
    void queryClient.invalidateQueries(accountQueries.twoFactor(site));
    // Turning it on has ended the other sessions.
    void queryClient.invalidateQueries(accountQueries.sessions(site));
  };
  return (
    <Modal className={wideDialogClass} aria-labelledby={id} onDismiss={close}>
      <h2 id={id}>{codes ? t('codes.title') : title}</h2>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={close} />
      ) : (
        children({ onConfirmed: setCodes, onCancel: close })
      )}
    </Modal>
  );
}

import { useId } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { Button } from '../button.tsx';
import dialog from '../dialog.module.css';
import { Modal, smallDialogClass } from '../dialog.tsx';

export type ConflictChoice = 'mine' | 'theirs' | 'back';

type ConflictProps = {
  /** What the fields are called in which the two versions differ. */
  differing: readonly string[];
  onChoose: (choice: ConflictChoice) => void;
};

/** Asks what becomes of two versions that were saved at the same time. Nothing is overwritten unasked. */
export function ConflictDialog({ differing, onChoose }: ConflictProps) {
  const { t } = useTranslation('screens');
  const id = useId();
  return (
    <Modal
      className={smallDialogClass}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onDismiss={() => onChoose('back')}
    >
      <h2 id={`${id}-title`}>{t('conflict.title')}</h2>
      <p id={`${id}-text`}>
        {t('conflict.text')}{' '}
        {differing.length > 0 && t('conflict.differing', { fields: differing.join(', ') })}
      </p>
      <div className={dialog.actions}>
        <Button onClick={() => onChoose('back')} data-autofocus>
          {t('conflict.back')}
        </Button>
        <Button onClick={() => onChoose('theirs')}>{t('conflict.theirs')}</Button>
        <Button look="primary" onClick={() => onChoose('mine')}>
          {t('conflict.mine')}
        </Button>
      </div>
    </Modal>
  );
}

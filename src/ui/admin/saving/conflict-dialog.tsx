import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Modal, wideDialogClass } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import dialog from '../../dialog.module.css';
import styles from './conflict-dialog.module.css';

/** A field that was changed on both sides, with what each made of it. */
export type Clash = { name: string; label: string; mine: ReactNode; theirs: ReactNode };

/** The fields whose other version is kept; undefined if the dialog was cancelled. */
export type ConflictChoice = { theirs: readonly string[] } | undefined;

type ConflictProps = {
  clashes: readonly Clash[];
  onChoose: (choice: ConflictChoice) => void;
};

/** Asks which of two versions to keep where both sides changed a field. */
export function ConflictDialog({ clashes, onChoose }: ConflictProps) {
  const { t } = useTranslation('screens');
  const id = useId();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs(names => [...names.filter(other => other !== name), ...(isTheirs ? [name] : [])]);
  return (
    <Modal
      className={wideDialogClass}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onDismiss={() => onChoose(undefined)}
    >
      <h2 id={`${id}-title`}>{t('conflict.title')}</h2>
      <p id={`${id}-text`}>{t('conflict.text')}</p>
      <div className={styles.clashes}>
        {clashes.map(clash => (
          <fieldset key={clash.name} className={styles.clash}>
            <legend>{clash.label}</legend>
            {(['mine', 'theirs'] as const).map(side => (
              <div key={side} className={styles.version}>
                <label className={styles.side}>
                  <input
                    type="radio"
                    name={`${id}-${clash.name}`}
                    aria-describedby={`${id}-${clash.name}-${side}`}
                    checked={theirs.includes(clash.name) === (side === 'theirs')}
                    onChange={() => choose(clash.name, side === 'theirs')}
                  />
                  {t(`conflict.${side}`)}
                </label>
                <div id={`${id}-${clash.name}-${side}`} className={styles.text}>
                  {clash[side]}
                </div>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={dialog.actions}>
        <Button onClick={() => onChoose(undefined)} data-autofocus>
          {t('conflict.back')}
        </Button>
        <Button look="primary" onClick={() => onChoose({ theirs })}>
          {t('conflict.save')}
        </Button>
      </div>
    </Modal>
  );
}

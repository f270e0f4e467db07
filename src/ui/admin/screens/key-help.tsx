import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './key-help.module.css';
import { characterKeys, type ScreenKey } from './screen-keys.ts';

type KeyHelpProps = { keys: readonly Pick<ScreenKey, 'key' | 'label'>[]; onClose: () => void };

/** Lists the keys of the screen, with a switch that turns those of one character off. */
export function KeyHelp({ keys, onClose }: KeyHelpProps) {
  const { t } = useTranslation(['screens', 'ui']);
  const id = useId();
  const [areOn, setAreOn] = useState(characterKeys.areOn);
  return (
    <Modal className={smallDialogClass} aria-labelledby={id} onDismiss={onClose}>
      <h2 id={id}>{t('keys.title')}</h2>
      <dl className={styles.keys}>
        {keys.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ target }) => {
            characterKeys.set(target.checked);
            setAreOn(target.checked);
          }}
        />
        {t('keys.areOn')}
      </label>
      <div className={styles.foot}>
        <Button onClick={onClose} data-autofocus>
          {t('ui:close')}
        </Button>
      </div>
    </Modal>
  );
}

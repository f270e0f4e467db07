import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconSuccess } from '#ui/icons.ts';
import styles from './confirmation.module.css';

/** In place of the form once it is sent; takes the focus, so that nobody is left where a button was. */
export function Confirmation({
  className,
  onAgain,
}: {
  className?: string | undefined;
  onAgain: () => void;
}) {
  const { t } = useTranslation('applications');
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={[styles.confirmation, className].filter(Boolean).join(' ')}>
      <Icon path={iconSuccess} className={styles.icon} />
      <div>
        <h3 ref={ref} tabIndex={-1}>
          {t('sent.title')}
        </h3>
        <p>{t('sent.text')}</p>
        <Button onClick={onAgain}>{t('sent.again')}</Button>
      </div>
    </div>
  );
}

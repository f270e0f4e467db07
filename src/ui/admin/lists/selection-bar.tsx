import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { focusLeftIn } from '#ui/navigation/focus-after-navigation.ts';
import type { Selection } from './selection.ts';
import styles from './selection-bar.module.css';

type SelectionBarProps<Row> = {
  selection: Pick<Selection<Row>, 'rows' | 'clear'>;
  /** The buttons of what can be done with the selected rows. */
  children: ReactNode;
};

/** How many rows are selected and what can be done with them. Stays in view while the rows are scrolled. */
export function SelectionBar<Row>({ selection, children }: SelectionBarProps<Row>) {
  const { t } = useTranslation('screens');
  const count = selection.rows.length;
  const shown = useRef(count);
  useEffect(() => {
    // The button that was pressed is gone with the bar.
    if (shown.current > 0 && count === 0) focusLeftIn(document.querySelector('main'));
    shown.current = count;
  }, [count]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 && t('selection.count', { count })}
      </p>
      {count > 0 && (
        <section className={styles.bar} aria-label={t('selection.label')}>
          <span aria-hidden="true">{t('selection.count', { count })}</span>
          {children}
          <Button look="ghost" size="small" onClick={selection.clear}>
            {t('selection.clear')}
          </Button>
        </section>
      )}
    </>
  );
}

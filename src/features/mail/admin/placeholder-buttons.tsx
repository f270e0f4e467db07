import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './placeholder-buttons.module.css';
import { useTemplateNames } from './use-template-names.ts';

type PlaceholderButtonsProps = { names: readonly string[]; onInsert: (name: string) => void };

/** Buttons that insert a placeholder where the cursor is. */
export function PlaceholderButtons({ names, onInsert }: PlaceholderButtonsProps) {
  const { t } = useTranslation('mailAdmin');
  const { placeholderOf } = useTemplateNames();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend>{t('templates.placeholders.label')}</legend>
      <p id={id}>{t('templates.placeholders.hint')}</p>
      {names.map(name => (
        <Button key={name} size="small" onClick={() => onInsert(name)}>
          {placeholderOf(name)}
          <code>{`{{${name}}}`}</code>
        </Button>
      ))}
    </fieldset>
  );
}

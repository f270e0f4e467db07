import { useText, useTranslation } from '#ui/i18n.tsx';
import { useTheme } from './theme.tsx';
import styles from './theme-switch.module.css';

const choices = [
  { theme: null, label: 'site:theme.system' },
  { theme: 'light', label: 'site:theme.light' },
  { theme: 'dark', label: 'site:theme.dark' },
] as const;

export function ThemeSwitch() {
  const { t } = useTranslation('site');
  const textOf = useText();
  const { theme: chosen, choose } = useTheme();
  return (
    <fieldset className={styles.switch}>
      <legend>{t('theme.label')}</legend>
      {choices.map(({ theme, label }) => (
        <label key={label}>
          <input type="radio" name="theme" checked={theme === chosen} onChange={() => choose(theme)} />
          {textOf(label)}
        </label>
      ))}
    </fieldset>
  );
}

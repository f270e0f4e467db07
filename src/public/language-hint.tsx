import { useEffect, useState } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconClose } from '#ui/icons/icons.ts';
import { focusLeftIn } from '#ui/navigation/focus-after-navigation.ts';
import { useSite } from '#ui/site-context.tsx';
import { explicitLanguage, knowsNoBosnian, withStorage } from './language.ts';
import { useLanguageChoice } from './language-choice.ts';
import styles from './language-hint.module.css';

const dismissedKey = 'languageHint';

/**
 * Offers English if the browser knows no Bosnian and no language was chosen. Follows a choice in the
 * browser's storage, which the server cannot see.
 */
export function LanguageHint() {
  const { language } = useSite();
  const { choose } = useLanguageChoice();
  const [isShown, setIsShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration.
  useEffect(() => {
    const chosen = explicitLanguage();
    if (chosen && chosen !== language) choose(chosen);
    const isDismissed = withStorage(() => localStorage.getItem(dismissedKey)) !== null;
    setIsShown(!chosen && !isDismissed && language === 'bs' && knowsNoBosnian());
  }, []);
  const isVisible = isShown && language === 'bs';
  useEffect(() => {
    if (!isVisible) return;
    return () => focusLeftIn(document.querySelector('main'));
  }, [isVisible]);
  if (!isVisible) return null;
  const dismiss = () => {
    withStorage(() => localStorage.setItem(dismissedKey, 'dismissed'));
    setIsShown(false);
  };
  return (
    <aside className={styles.hint} lang="en" aria-label="Language">
      <p>This site is also available in English.</p>
      <Button look="primary" size="small" onClick={() => choose('en')}>
        Read in English
      </Button>
      <IconButton label="Close" onClick={dismiss}>
        <Icon path={iconClose} />
      </IconButton>
    </aside>
  );
}

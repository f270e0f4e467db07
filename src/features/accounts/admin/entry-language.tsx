import type { Language } from '#shared/language.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import { session } from '../session.ts';
import { useChangeLanguage } from './change-language.ts';
import { LanguageButton } from './language-button.tsx';
import styles from './login-screen.module.css';

/** Before signing in: of this browser, and then of the account that signs in. */
export function EntryLanguage() {
  const { t } = useTranslation('accounts');
  const changeLanguage = useChangeLanguage();
  const { showError } = useToasts();
  const choose = async (language: Language) => {
    try {
      await changeLanguage(language);
      session.chooseLanguage(language);
    } catch {
      showError(t('language.failed'));
    }
  };
  return <LanguageButton className={styles.language} onChoose={choose} />;
}

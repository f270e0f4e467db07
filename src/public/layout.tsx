import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFocusAfterNavigation } from '#ui/focus-after-navigation.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageHint } from './language-hint.tsx';
import styles from './layout.module.css';
import { useNavigation } from './router.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site');
  const { isNavigating, keepsScroll, followedLink } = useNavigation();
  const { pathname, search, hash } = useLocation();
  useFocusAfterNavigation(pathname + search, { keepsFocus: keepsScroll || hash !== '', followedLink });
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {isNavigating && <div className={styles.progress} />}
      <Header />
      {children}
      <Footer />
      <LanguageHint />
    </>
  );
}

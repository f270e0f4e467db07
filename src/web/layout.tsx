import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusElement, useFocusAfterNavigation } from '#ui/focus-after-navigation.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageHint } from './language-hint.tsx';
import styles from './layout.module.css';
import { useIsNavigating } from './router.tsx';

/** What every public page has around it. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site');
  const isNavigating = useIsNavigating();
  const { pathname, search, hash } = useLocation();
  useFocusAfterNavigation(pathname + search, hash !== '');
  useScrollToAnchor();
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

/** A link to a section of another page: the page first, the section as soon as it stands (100 ms). */
function useScrollToAnchor(): void {
  const { hash, key } = useLocation();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link scrolls again.
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    // The browser itself scrolls to the anchor of the address that was loaded.
    if (!hash || wasFirst) return;
    const timer = setTimeout(() => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target) return;
      target.scrollIntoView();
      focusElement(target);
    }, 100);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

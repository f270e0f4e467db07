import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFocusAfterNavigation } from '#ui/navigation/focus-after-navigation.ts';
import { SkipLink } from '#ui/navigation/skip-link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageHint } from './language-hint.tsx';
import styles from './layout.module.css';
import { PreviewNotice } from './preview-notice.tsx';
import { useNavigation } from './router.tsx';
import { SiteNotice } from './site-notice.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { isNavigating, keepsScroll, followedLink } = useNavigation();
  const { pathname, search, hash } = useLocation();
  const { isPreview } = useSite();
  useFocusAfterNavigation(pathname + search, { keepsFocus: keepsScroll || hash !== '', followedLink });
  return (
    <>
      <SkipLink />
      {isPreview && <PreviewNotice />}
      <SiteNotice />
      {isNavigating && <div className={styles.progress} />}
      <Header />
      {children}
      <Footer />
      <LanguageHint />
    </>
  );
}

import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useTranslation } from '#ui/i18n.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageHint } from './language-hint.tsx';
import styles from './layout.module.css';

/** What every public page has around it. */
export function Layout() {
  const { t } = useTranslation('site');
  const isNavigating = useNavigation().state !== 'idle';
  useFocusAfterNavigation();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {isNavigating && <div className={styles.progress} />}
      <Header />
      <Outlet />
      <Footer />
      <LanguageHint />
      <ScrollRestoration />
    </>
  );
}

/** After a client navigation the focus is on the new page's heading, as after a load it is at the top. */
function useFocusAfterNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    const address = pathname + search;
    if (shown.current === address) return;
    shown.current = address;
    if (hash) return;
    return focusHeading();
  }, [pathname, search, hash]);
  useScrollToAnchor(hash);
}

/** Focuses the page's heading. Where it is still on its way, the page, until it comes or the reader goes on. */
function focusHeading(): (() => void) | undefined {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const heading = () => main.querySelector<HTMLElement>('h1');
  focus(heading() ?? main);
  if (heading()) return;
  const observer = new MutationObserver(() => {
    const late = heading();
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focus(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** A link to a section of another page: the page first, the section as soon as it stands (100 ms). */
function useScrollToAnchor(hash: string): void {
  const { key } = useLocation();
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
      focus(target);
    }, 100);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

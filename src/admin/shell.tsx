import { type MouseEvent, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useAccountLanguage } from '#features/accounts/admin/use-account-language.ts';
import { useLastVisit } from '#features/accounts/admin/use-last-visit.ts';
import { adminPath, homePath } from '#shared/paths.ts';
import { LastVisitProvider } from '#ui/admin/lists/new-mark.tsx';
import { KeyHelp } from '#ui/admin/screens/key-help.tsx';
import { scrollKeyOf } from '#ui/admin/screens/opened-address.ts';
import { IconButton, iconButtonClass } from '#ui/button.tsx';
import { Modal } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconClose, iconExternal, iconMenu, iconSearch } from '#ui/icons/icons.ts';
import { iconKeyboard } from '#ui/icons/icons-admin.ts';
import { focusElement, useFocusAfterNavigation } from '#ui/navigation/focus-after-navigation.ts';
import { Link } from '#ui/navigation/link.tsx';
import { SkipLink } from '#ui/navigation/skip-link.tsx';
import { BrandMark } from '#ui/pictures/brand-mark.tsx';
import { useSite } from '#ui/site-context.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { useKeyHelp } from './use-key-help.ts';
import { usePalette } from './use-palette.tsx';

export function Shell() {
  const { t } = useTranslation('shell');
  const { association } = useSite();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const help = useKeyHelp();
  const { palette, open: openPalette } = usePalette();
  useFocusAfterNavigation(useLocation().pathname);
  useAccountLanguage();
  const closeOnChoice = (event: MouseEvent<HTMLElement>) => {
    if (event.target === event.currentTarget || (event.target as Element).closest('a'))
      setIsDrawerOpen(false);
  };
  return (
    <>
      <SkipLink onSkip={() => main.current && focusElement(main.current)} />
      <header className={styles.top}>
        <IconButton label={t('openMenu')} aria-haspopup="dialog" onClick={() => setIsDrawerOpen(true)}>
          <Icon path={iconMenu} />
        </IconButton>
        <Link className={styles.brand} to={adminPath.href()}>
          <BrandMark className={styles.mark} />
          {t('title')}
        </Link>
        <IconButton
          className={styles.search}
          label={t('palette.open')}
          title={t('palette.open')}
          onClick={openPalette}
        >
          <Icon path={iconSearch} />
        </IconButton>
        <a
          className={iconButtonClass()}
          href={homePath.href()}
          target="_blank"
          rel="noopener"
          aria-label={t('openSite')}
          title={t('openSite')}
        >
          <Icon path={iconExternal} />
        </a>
      </header>
      <div className={styles.frame}>
        <aside className={styles.side}>
          <Link className={styles.brand} to={adminPath.href()}>
            <BrandMark className={styles.mark} />
            <span>
              {association.short_name}
              <small>{t('title')}</small>
            </span>
          </Link>
          <IconButton className={styles.help} label={help.label} title={help.label} onClick={help.open}>
            <Icon path={iconKeyboard} />
          </IconButton>
          <button
            type="button"
            className={styles.find}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={openPalette}
          >
            <Icon path={iconSearch} />
            {t('palette.open')}
            <span aria-hidden="true">Ctrl K</span>
          </button>
          <Sidebar />
        </aside>
        <main id="main" ref={main} className={styles.main}>
          <LastVisitProvider value={useLastVisit()}>
            <Outlet />
          </LastVisitProvider>
        </main>
      </div>
      {isDrawerOpen && (
        <Modal
          className={styles.drawer}
          aria-label={t('navigation')}
          onDismiss={() => setIsDrawerOpen(false)}
          onClick={closeOnChoice}
        >
          <div className={styles.side}>
            <IconButton
              label={t('closeMenu')}
              className={styles.close}
              onClick={() => setIsDrawerOpen(false)}
            >
              <Icon path={iconClose} />
            </IconButton>
            <Sidebar />
          </div>
        </Modal>
      )}
      {palette}
      {help.keys && <KeyHelp keys={help.keys} onClose={help.close} />}
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

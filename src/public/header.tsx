import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { memberPaths } from '#features/members/paths.ts';
import { isCurrent, useMenu } from '#features/menu/public/use-menu.ts';
import { homePath } from '#shared/paths.ts';
import { ButtonLink, iconButtonClass } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconMenu } from '#ui/icons/icons.ts';
import { Link } from '#ui/navigation/link.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import styles from './header.module.css';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Mark } from './mark.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { PrintedSource } from './printed-source.tsx';

/** The id of the footer's navigation, which has the same links as the drawer. */
export const footerNavigation = 'navigacija';

export function Header() {
  const { t } = useTranslation('site');
  const { entries, bar_from } = useMenu();
  const { pathname } = useLocation();
  const [Drawer, setDrawer] = useState<ComponentType<{ onClose: () => void }>>();
  // Its code is loaded when it is wanted. The footer has the same links, should that fail.
  const openDrawer = () =>
    import('./drawer.tsx').then(
      loaded => setDrawer(() => loaded.Drawer),
      () => window.location.assign(`#${footerNavigation}`),
    );
  return (
    <header className={styles.header} data-bar-from={bar_from}>
      <div className={`${wrap.wrap} ${styles.bar}`}>
        <Brand />
        <PrintedSource />
        <nav className={styles.nav} aria-label={t('mainNavigation')}>
          <ul className={styles.items}>
            {entries.map(item => (
              <li key={item.key}>
                {item.children.length > 0 ? (
                  <NavigationMenu item={item} />
                ) : (
                  <Link
                    className={styles.link}
                    to={item.url}
                    lang={item.lang}
                    aria-current={isCurrent(item, pathname) ? 'page' : undefined}
                  >
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <ButtonLink look="primary" className={styles.join} to={memberPaths.join.href()}>
          {t('nav.join')}
        </ButtonLink>
        <HeaderSearch />
        <button
          type="button"
          className={iconButtonClass(false, styles.burger)}
          aria-haspopup="dialog"
          aria-label={t('openMenu')}
          onClick={() => void openDrawer()}
        >
          <Icon path={iconMenu} />
        </button>
        {/* Shown without scripts, which the drawer needs. */}
        <a
          className={iconButtonClass(false, styles.plain)}
          href={`#${footerNavigation}`}
          aria-label={t('mainMenu')}
        >
          <Icon path={iconMenu} />
        </a>
      </div>
      {Drawer && <Drawer onClose={() => setDrawer(undefined)} />}
    </header>
  );
}

export function Brand({ tone = 'plain' }: { tone?: 'plain' | 'deep' }) {
  const { t } = useTranslation('site');
  const { association } = useSite();
  return (
    <Link
      className={[styles.brand, tone === 'deep' && styles.deep].filter(Boolean).join(' ')}
      to={homePath.href()}
      aria-label={`${association.short_name} – ${t('home')}`}
    >
      <Mark tone={tone} className={styles.mark} />
      <span className={styles.name}>
        <span>{association.short_name}</span>
      </span>
    </Link>
  );
}

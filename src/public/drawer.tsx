import { type MouseEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { memberPaths } from '#features/members/paths.ts';
import { queryParameter, resultsPath, searchPaths } from '#features/search/paths.ts';
import { isCurrent, type NavigationItem, navigation } from '#features/site/public/navigation.ts';
import { addressIn } from '#shared/page-versions.ts';
import { homePath } from '#shared/paths.ts';
import { ButtonLink, IconButton, iconButtonClass } from '#ui/button.tsx';
import { Modal } from '#ui/dialog.tsx';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconChevronDown, iconClose } from '#ui/icons.ts';
import { Link } from '#ui/link.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { useSite } from '#ui/site-context.tsx';
import styles from './drawer.module.css';
import header from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Mark } from './mark.tsx';

/** The navigation on narrow screens: a dialog at the right edge. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('site');
  const { association, language } = useSite();
  const { t: tSearch } = useTranslation('search');
  const navigate = useNavigate();
  const search = (query: string) => {
    onClose();
    void navigate(addressIn({ lang: language, path: resultsPath(query) }));
  };
  const closeOnChoice = (event: MouseEvent<HTMLElement>) => {
    const isBackdrop = event.target === event.currentTarget;
    if (isBackdrop || (event.target as Element).closest('a')) onClose();
  };
  return (
    <Modal className={styles.drawer} aria-label={t('mainMenu')} onDismiss={onClose} onClick={closeOnChoice}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Link className={header.brand} to={homePath.href()}>
            <Mark className={header.mark} />
            <span>{association.short_name}</span>
          </Link>
          <IconButton label={t('closeMenu')} className={styles.close} onClick={onClose} data-autofocus>
            <Icon path={iconClose} />
          </IconButton>
        </div>
        <div className={styles.search}>
          <SearchForm
            action={searchPaths.results.href()}
            name={queryParameter}
            label={tSearch('label')}
            placeholder={tSearch('placeholder')}
            submitLabel={tSearch('submit')}
            onSubmit={search}
          />
        </div>
        <nav aria-label={t('mainNavigation')}>
          <ul className={styles.items}>
            {navigation.map(item => (
              <DrawerItem key={item.to} item={item} />
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <ButtonLink look="primary" to={memberPaths.join.href()}>
            {t('nav.join')}
          </ButtonLink>
          <LanguageSwitch className={styles.language} />
        </div>
      </div>
    </Modal>
  );
}

function DrawerItem({ item }: { item: NavigationItem }) {
  const { t } = useTranslation('site');
  const textOf = useText();
  const { pathname } = useLocation();
  const id = useId();
  const current = isCurrent(item, pathname);
  const [isOpen, setIsOpen] = useState(current);
  const label = textOf(item.label);
  return (
    <li>
      <div className={styles.row}>
        <Link to={item.to} aria-current={current ? 'page' : undefined}>
          {label}
        </Link>
        {item.children && (
          <button
            type="button"
            className={iconButtonClass(false, styles.toggle)}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('submenuOf', { item: label })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon path={iconChevronDown} />
          </button>
        )}
      </div>
      {item.children && (
        <ul className={styles.children} id={id} hidden={!isOpen}>
          {item.children.map(child => (
            <li key={child.to}>
              <Link to={child.to}>{textOf(child.label)}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

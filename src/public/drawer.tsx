import { type MouseEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { memberPaths } from '#features/members/paths.ts';
import type { MenuEntry } from '#features/menu/contract.ts';
import { isCurrent, useMenu } from '#features/menu/public/use-menu.ts';
import { queryParameter, resultsPath, searchPaths } from '#features/search/paths.ts';
import { addressIn } from '#shared/page-versions.ts';
import { homePath } from '#shared/paths.ts';
import { ButtonLink, IconButton, iconButtonClass } from '#ui/button.tsx';
import { Modal } from '#ui/dialog.tsx';
import { SearchForm } from '#ui/forms/search-form.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronDown, iconClose } from '#ui/icons/icons.ts';
import { Link } from '#ui/navigation/link.tsx';
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
  const { entries } = useMenu();
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
            {entries.map(item => (
              <DrawerItem key={item.key} item={item} />
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

function DrawerItem({ item }: { item: MenuEntry }) {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  const id = useId();
  const current = isCurrent(item, pathname);
  const [isOpen, setIsOpen] = useState(current);
  return (
    <li>
      <div className={styles.row}>
        <Link to={item.url} lang={item.lang} aria-current={current ? 'page' : undefined}>
          {item.label}
        </Link>
        {item.children.length > 0 && (
          <button
            type="button"
            className={iconButtonClass(false, styles.toggle)}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('submenuOf', { item: item.label })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon path={iconChevronDown} />
          </button>
        )}
      </div>
      {item.children.length > 0 && (
        <ul className={styles.children} id={id} hidden={!isOpen}>
          {item.children.map(child => (
            <li key={child.key}>
              <Link to={child.url} lang={child.lang}>
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

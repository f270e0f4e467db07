import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchPaths } from '#features/search/paths.ts';
import type { SearchComboboxProps } from '#features/search/public/search-combobox.tsx';
import { iconButtonClass } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconSearch } from '#ui/icons/icons.ts';
import { Link } from '#ui/navigation/link.tsx';
import wrap from '#ui/pages/wrap.module.css';
import styles from './header-search.module.css';

/** A link to the search; with scripts it opens a box with suggestions, whose code is loaded then. '/' does too. */
export function HeaderSearch() {
  const { t } = useTranslation('search');
  const { key } = useLocation();
  const navigate = useNavigate();
  const [Combobox, setCombobox] = useState<ComponentType<SearchComboboxProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the box.
  useEffect(() => setIsOpen(false), [key]);
  const open = async () => {
    const ofPage = document.querySelector<HTMLInputElement>('main [role="search"] input[type="search"]');
    if (ofPage) return ofPage.focus();
    try {
      const { SearchCombobox } = await import('#features/search/public/search-combobox.tsx');
      setCombobox(() => SearchCombobox);
      setIsOpen(true);
    } catch {
      void navigate(searchPaths.results.href());
    }
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const openOnSlash = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, dialog, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void latest.current();
    };
    document.addEventListener('keydown', openOnSlash);
    return () => document.removeEventListener('keydown', openOnSlash);
  }, []);
  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (isOpen) setIsOpen(false);
    else void open();
  };
  const close = () => {
    setIsOpen(false);
    link.current?.querySelector('a')?.focus();
  };
  return (
    <>
      <span ref={link} className={styles.link}>
        <Link
          className={iconButtonClass(false, styles.button)}
          to={searchPaths.results.href()}
          aria-label={t('title')}
          aria-expanded={Combobox ? isOpen : undefined}
          onClick={toggle}
        >
          <Icon path={iconSearch} />
        </Link>
      </span>
      {isOpen && Combobox && (
        <div className={styles.panel}>
          <div className={wrap.wrap}>
            <Combobox onClose={close} onLeave={() => setIsOpen(false)} />
          </div>
        </div>
      )}
    </>
  );
}

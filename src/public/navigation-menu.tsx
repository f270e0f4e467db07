import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '#features/menu/contract.ts';
import { isCurrent } from '#features/menu/public/use-menu.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronDown } from '#ui/icons/icons.ts';
import { Link } from '#ui/navigation/link.tsx';
import header from './header.module.css';
import styles from './navigation-menu.module.css';

/** The delay after the pointer has left, in milliseconds (docs/product.md#constants). */
const hideDelay = 100;

/**
 * The pattern 'disclosure navigation with top-level links': the link navigates, and the button beside it or
 * the pointer opens the menu.
 */
export function NavigationMenu({ item }: { item: MenuEntry }) {
  const { t } = useTranslation('site');
  const { pathname, key } = useLocation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu.
  useEffect(() => setIsOpen(false), [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    // On the document: a menu that the pointer opened is dismissible without focus (WCAG 1.4.13).
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      if (box.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const openByPointer = () => {
    clearTimeout(timer.current);
    setIsOpen(true);
  };
  const closeSoon = () => {
    timer.current = setTimeout(() => setIsOpen(false), hideDelay);
  };
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a second way to open what the button opens.
    <div
      ref={box}
      className={styles.item}
      onPointerEnter={event => event.pointerType === 'mouse' && openByPointer()}
      onPointerLeave={event => event.pointerType === 'mouse' && closeSoon()}
      onBlur={closeWhenLeft}
    >
      <Link
        className={`${header.link} ${styles.link}`}
        to={item.url}
        lang={item.lang}
        aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      >
        {item.label}
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('submenuOf', { item: item.label })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={iconChevronDown} />
      </button>
      <ul className={styles.menu} id={id} data-open={isOpen || undefined}>
        {item.children.map(child => (
          <li key={child.key}>
            <Link
              to={child.url}
              lang={child.lang}
              aria-current={isCurrent(child, pathname) ? 'page' : undefined}
            >
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

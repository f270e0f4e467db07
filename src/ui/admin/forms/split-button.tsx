import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronDown } from '#ui/icons/icons.ts';
import styles from './split-button.module.css';

export type MenuItem = { label: string; onSelect: () => void };

type SplitButtonProps = {
  /** Names the button that opens the menu. */
  menuLabel: string;
  items: readonly MenuItem[];
  isBusy?: boolean;
  /** The main button. */
  children: ReactNode;
};

/** A primary button with a menu beside it. Keys as in the ARIA Authoring Practices' menu button. */
export function SplitButton({ menuLabel, items, isBusy, children }: SplitButtonProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Which item gets the focus when the menu opens. */
  const opensAt = useRef<0 | -1>(0);

  const choices = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => {
    menu.current?.hidePopover();
    opener.current?.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isBusy) return;
    event.preventDefault();
    opensAt.current = event.key === 'ArrowDown' ? 0 : -1;
    menu.current?.showPopover();
  };
  const handleToggle = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open');
    if (newState === 'open') choices().at(opensAt.current)?.focus();
    opensAt.current = 0;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const all = choices();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const next: Record<string, number> = {
      ArrowDown: (current + 1) % all.length,
      ArrowUp: current - 1,
      Home: 0,
      End: -1,
    };
    const place = next[event.key];
    if (place === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
    if (event.key !== 'Tab') event.preventDefault();
    if (place === undefined) close();
    else all.at(place)?.focus();
  };
  return (
    <div className={styles.split}>
      {children}
      <Button
        ref={opener}
        look="primary"
        className={styles.opener}
        isBusy={isBusy}
        aria-label={menuLabel}
        title={menuLabel}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={isBusy ? undefined : id}
        onKeyDown={openByArrow}
      >
        <Icon path={iconChevronDown} />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={menuLabel}
        tabIndex={-1}
        className={styles.menu}
        onToggle={handleToggle}
        onKeyDown={handleKeyDown}
      >
        {items.map(({ label, onSelect }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              onSelect();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import styles from './card.module.css';

type CardProps = {
  title: string;
  /** The part of an address after `#` that leads to it, and into its first field. */
  anchor?: string;
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function Card({ title, anchor, aside, className, children }: CardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the anchor leads here again.
  useEffect(() => {
    // Back leads to where one was.
    if (anchor === undefined || hash !== `#${anchor}` || isReturn) return;
    // After the shell, which moves the focus to the heading of another screen.
    const timer = setTimeout(() => {
      card.current?.scrollIntoView();
      (card.current?.querySelector('input') ?? card.current)?.focus();
    });
    return () => clearTimeout(timer);
  }, [anchor, hash, key, isReturn]);
  return (
    <section
      ref={card}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      className={[styles.card, className].filter(Boolean).join(' ')}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type CardProps = {
  title: string;
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function Card({ title, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={[styles.card, className].filter(Boolean).join(' ')} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { tidy } from '#shared/text/typography.ts';
import styles from './section.module.css';
import wrap from './wrap.module.css';

type SectionProps = {
  id: string;
  title: string;
  isTinted?: boolean;
  aside?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

export function Section({ id, title, isTinted, aside, isWide, children }: SectionProps) {
  const heading = <h2 id={`${id}-title`}>{tidy(title)}</h2>;
  return (
    <section
      className={[styles.section, isTinted && styles.tinted].filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={`${wrap.wrap} ${isWide ? '' : styles.columns}`}>
        <div className={isWide ? styles.row : undefined}>
          {heading}
          {aside}
        </div>
        <div className={isWide ? undefined : styles.content}>{children}</div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './detail-head.module.css';

type DetailHeadProps = {
  title: string;
  lang: string;
  badge?: ReactNode;
  facts: ReactNode;
  actions: ReactNode;
};

export function DetailHead({ title, lang, badge, facts, actions }: DetailHeadProps) {
  return (
    <div className={styles.head}>
      {badge}
      <div className={styles.title}>
        <h1 lang={lang}>{title}</h1>
        <p className={styles.facts}>{facts}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

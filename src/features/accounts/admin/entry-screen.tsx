import type { ReactNode } from 'react';
import etika from '#ui/molecule/etika.svg?raw';
import { Molecule } from '#ui/molecule/molecule.tsx';
import { BrandMark } from '#ui/pictures/brand-mark.tsx';
import { EntryLanguage } from './entry-language.tsx';
import styles from './login-screen.module.css';

/** A screen for who is not signed in. */
export function EntryScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <title>{title}</title>
      <main className={styles.form}>
        <div className={styles.column}>
          {children}
          <EntryLanguage />
        </div>
      </main>
      <div className={styles.formula} aria-hidden="true">
        <Molecule drawing={etika} tone="deep" />
      </div>
    </div>
  );
}

export function EntryMark() {
  return <BrandMark className={styles.mark} />;
}

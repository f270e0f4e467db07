import type { ReactNode } from 'react';
import { tidy } from '#shared/typography.ts';
import type { HeadingLevel } from '#ui/heading-level.ts';
import { Prose } from '#ui/prose.tsx';
import { SkeletonLine } from '#ui/states.tsx';
import styles from './content-row.module.css';

type ContentRowProps = {
  item: { title: string; lang: string };
  level: HeadingLevel;
  /** The item's text. */
  html?: string;
  /** Beside the title and the text, which are below each other then. */
  label?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/** An item of a list that has no page of its own: all that there is of it, in two columns. */
export function ContentRow({ item, level, html, label, children }: ContentRowProps) {
  const Heading = `h${level}` as const;
  const title = (
    <Heading className={styles.title} lang={item.lang}>
      {tidy(item.title, item.lang)}
    </Heading>
  );
  return (
    <article className={label ? styles.labelled : styles.titled}>
      {label ? <p>{label}</p> : title}
      <div>
        {label && title}
        {html && <Prose className={styles.text} html={html} lang={item.lang} under={level} />}
        {children}
      </div>
    </article>
  );
}

export function ContentRowSkeleton({ isLabelled = false }: { isLabelled?: boolean }) {
  return (
    <div className={isLabelled ? styles.labelled : styles.titled}>
      <SkeletonLine width={isLabelled ? 'short' : 'long'} />
      <div>
        <SkeletonLine width="short" />
        <SkeletonLine width="long" />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </div>
  );
}

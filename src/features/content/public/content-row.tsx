import type { ReactNode } from 'react';
import { tidy } from '#shared/text/typography.ts';
import { Link } from '#ui/navigation/link.tsx';
import type { HeadingLevel } from '#ui/pages/heading-level.ts';
import { Prose } from '#ui/pages/prose.tsx';
import { SkeletonLine } from '#ui/states/states.tsx';
import styles from './content-row.module.css';

type ContentRowProps = {
  item: { title: string; lang: string };
  /** The address of the item's page, if it has one. */
  to?: string;
  level: HeadingLevel;
  /** The item's text. */
  html?: string;
  /** Between the title and the text. */
  facts?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/** An item of a list that shows all that there is of it, in two columns. */
export function ContentRow({ item, to, level, html, facts, children }: ContentRowProps) {
  const Heading = `h${level}` as const;
  const title = tidy(item.title, item.lang);
  return (
    <article className={styles.row}>
      <div>
        <Heading className={styles.title} lang={item.lang}>
          {to ? <Link to={to}>{title}</Link> : title}
        </Heading>
        {facts}
      </div>
      <div>
        {html && <Prose className={styles.text} html={html} lang={item.lang} under={level} />}
        {children}
      </div>
    </article>
  );
}

export function ContentRowSkeleton() {
  return (
    <div className={styles.row}>
      <SkeletonLine width="long" />
      <div>
        <SkeletonLine width="short" />
        <SkeletonLine width="long" />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </div>
  );
}

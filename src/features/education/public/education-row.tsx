import { tidy } from '#shared/typography.ts';
import { Prose } from '#ui/prose.tsx';
import { useSite } from '#ui/site-context.tsx';
import { SkeletonLine } from '#ui/states.tsx';
import type { EducationItem } from '../contract.ts';
import styles from './education-row.module.css';

export function EducationRow({ item }: { item: EducationItem }) {
  const { today } = useSite();
  // HTML and `today` have years with four digits.
  const year = String(item.year).padStart(4, '0');
  const isCurrent = year >= today.slice(0, 4);
  return (
    <article className={styles.row}>
      <p>
        <time className={`${styles.year} ${isCurrent ? styles.current : ''}`} dateTime={year}>
          {item.year}
        </time>
      </p>
      <div>
        <h2 className={styles.title} lang={item.lang}>
          {item.lang === 'bs' ? tidy(item.title) : item.title}
        </h2>
        {item.content && <Prose className={styles.text} html={item.content} lang={item.lang} under={2} />}
      </div>
    </article>
  );
}

export function EducationRowSkeleton() {
  return (
    <div className={styles.row}>
      <SkeletonLine width="short" />
      <div>
        <SkeletonLine width="short" />
        <SkeletonLine width="long" />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </div>
  );
}

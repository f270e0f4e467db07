import type { ComponentProps, ReactNode } from 'react';
import { tidy } from '#shared/text/typography.ts';
import { Link } from '#ui/navigation/link.tsx';
import linked from '#ui/navigation/linked-item.module.css';
import type { HeadingLevel } from '#ui/pages/heading-level.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { SkeletonPicture } from '#ui/states/states.tsx';
import styles from './content-card.module.css';

type ContentCardProps = {
  /** The address of the item's page, to which the whole card links. */
  to: string;
  title: string;
  lang?: string | undefined;
  level: HeadingLevel;
  picture: Omit<ComponentProps<typeof Picture>, 'alt'>;
  className?: string | undefined;
  /** Between the picture and the title. */
  above?: ReactNode;
  /** Below the title. */
  children: ReactNode;
};

/** An item of a list of pictures, which has a page of its own. */
export function ContentCard(props: ContentCardProps) {
  const { to, title, lang, level, picture, className = '', above, children } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={`${linked.item} ${styles.card} ${className}`} lang={lang}>
      <div className={`${linked.picture} ${styles.picture}`}>
        <Picture alt="" {...picture} />
      </div>
      <div>
        {above}
        <Heading className={`${linked.title} ${styles.title}`}>
          <Link to={to}>{tidy(title, lang)}</Link>
        </Heading>
        {children}
      </div>
    </article>
  );
}

type ContentCardSkeletonProps = { className?: string | undefined; children: ReactNode };

export function ContentCardSkeleton({ className, children }: ContentCardSkeletonProps) {
  return (
    <div className={className}>
      <SkeletonPicture />
      <div>{children}</div>
    </div>
  );
}

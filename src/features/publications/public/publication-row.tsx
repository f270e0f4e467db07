import { tidy } from '#shared/typography.ts';
import { isWebAddress } from '#shared/web-address.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Prose } from '#ui/prose.tsx';
import { ExternalLink } from '#ui/standalone-link.tsx';
import { SkeletonLine } from '#ui/states.tsx';
import type { Publication } from '../contract.ts';
import styles from './publication-row.module.css';

export function PublicationRow({ item }: { item: Publication }) {
  const { t } = useTranslation('publications');
  return (
    <article className={styles.row}>
      <h2 className={styles.title} lang={item.lang}>
        {item.lang === 'bs' ? tidy(item.title) : item.title}
      </h2>
      <div>
        {item.description && (
          <Prose className={styles.text} html={item.description} lang={item.lang} under={2} />
        )}
        {isWebAddress(item.url) && (
          <ExternalLink href={item.url}>
            <span>
              {t('more')}
              <span className="visually-hidden" lang={item.lang}>
                : {item.title}
              </span>
            </span>
          </ExternalLink>
        )}
      </div>
    </article>
  );
}

export function PublicationRowSkeleton() {
  return (
    <div className={styles.row}>
      <SkeletonLine width="long" />
      <div>
        <SkeletonLine />
        <SkeletonLine width="long" />
        <SkeletonLine width="short" />
      </div>
    </div>
  );
}

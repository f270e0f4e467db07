import { useLocation } from 'react-router';
import { pageParameter } from '#shared/site-query.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '../icons/icon.tsx';
import { iconChevronLeft, iconChevronRight } from '../icons/icons.ts';
import { Link } from './link.tsx';
import styles from './pager.module.css';

type PagerProps = {
  page: number;
  totalPages: number;
  /** The other parameters of the page's address. */
  query: URLSearchParams;
};

/** Links to the pages of a list (`?page=`). Renders nothing if there is one page. */
export function Pager({ page, totalPages, query }: PagerProps) {
  const { t } = useTranslation('ui');
  const { pathname } = useLocation();
  if (totalPages <= 1) return null;
  const addressOf = (target: number) => {
    const next = new URLSearchParams(query);
    if (target === 1) next.delete(pageParameter);
    else next.set(pageParameter, String(target));
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <Step to={page > 1 ? addressOf(page - 1) : undefined}>
        <Icon path={iconChevronLeft} />
        <span>{t('previous')}</span>
      </Step>
      {pagesAround(page, totalPages).map((target, index, all) => [
        index > 0 && target - (all[index - 1] ?? 0) > 1 && (
          <span className={styles.gap} key={`before-${target}`} aria-hidden="true">
            …
          </span>
        ),
        <Link
          className={styles.item}
          key={target}
          to={addressOf(target)}
          aria-label={t('page', { page: target })}
          aria-current={target === page ? 'page' : undefined}
        >
          {target}
        </Link>,
      ])}
      <Step to={page < totalPages ? addressOf(page + 1) : undefined}>
        <span>{t('next')}</span>
        <Icon path={iconChevronRight} />
      </Step>
    </nav>
  );
}

function Step({ to, children }: { to: string | undefined; children: React.ReactNode }) {
  if (to) {
    return (
      <Link className={styles.item} to={to}>
        {children}
      </Link>
    );
  }
  return (
    <span className={styles.item} aria-disabled="true">
      {children}
    </span>
  );
}

/** At most five, which fit into one line on a phone. */
function pagesAround(page: number, totalPages: number): number[] {
  const all = Array.from({ length: totalPages }, (_, index) => index + 1);
  return all.filter(n => n === 1 || n === totalPages || Math.abs(n - page) <= (totalPages <= 5 ? 5 : 1));
}

import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from './icon.tsx';
import { iconChevronLeft, iconChevronRight } from './icons.ts';
import styles from './pager.module.css';

/** The page that an address asks for, from 1; anything odd is the first. */
export function pageOfQuery(query: URLSearchParams): number {
  const page = query.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Links to the pages of a list, kept in the address as `?page=`; nothing where there is one page. */
export function Pager({ page, totalPages }: { page: number; totalPages: number }) {
  const { t } = useTranslation('ui');
  const [query] = useSearchParams();
  if (totalPages <= 1) return null;
  const addressOf = (target: number) => {
    const next = new URLSearchParams(query);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return { search: next.toString() };
  };
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <Step to={page > 1 ? addressOf(page - 1) : undefined}>
        <Icon path={iconChevronLeft} />
        <span>{t('previous')}</span>
      </Step>
      {pagesAround(page, totalPages).map((target, index, all) => [
        index > 0 && target - (all[index - 1] ?? 0) > 1 && (
          <span className={styles.item} key={`before-${target}`} aria-hidden="true">
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

function Step({ to, children }: { to: { search: string } | undefined; children: React.ReactNode }) {
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

/** The first, the last, and those around the current one. */
function pagesAround(page: number, totalPages: number): number[] {
  const all = Array.from({ length: totalPages }, (_, index) => index + 1);
  return all.filter(n => n === 1 || n === totalPages || Math.abs(n - page) <= (totalPages <= 7 ? 7 : 1));
}

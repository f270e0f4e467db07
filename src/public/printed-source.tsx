import { useLocation } from 'react-router';
import { formatDay } from '#shared/dates.ts';
import { useSite } from '#ui/site-context.tsx';
import styles from './printed-source.module.css';

/** Above the page on paper: from where it comes, and of which day. Only paper needs it, so it is no text of the page. */
export function PrintedSource() {
  const { publicUrl, today, language } = useSite();
  const { pathname, search } = useLocation();
  const source = `${publicUrl}${pathname}${search} · ${formatDay(today, language)}`;
  return <div className={styles.source} data-source={source} />;
}

import { useLocation } from 'react-router';
import { formatDay } from '#shared/dates.ts';
import { addressIn } from '#shared/page-versions.ts';
import { useSite } from '#ui/site-context.tsx';
import styles from './printed-source.module.css';

/** The address and date above a printed page. Generated content, so that only paper has it. */
export function PrintedSource() {
  const { publicUrl, today, language } = useSite();
  const { pathname, search } = useLocation();
  const address = addressIn({ lang: language, path: pathname + search });
  const source = `${publicUrl}${address} · ${formatDay(today, language)}`;
  return <div className={styles.source} data-source={source} />;
}

import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import type { QueryOptions } from '#shared/api/query-options.ts';
import { pageParameter, siteQuery } from '#shared/site-query.ts';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { yearParameter } from '../list-year.ts';
import { listTexts } from '../texts/lists.ts';
import styles from './choice-links.module.css';

type ChoiceLinksProps = {
  label: string;
  /** The parameter of the address that they set. */
  name: string;
  /** All parameters of the list's address, which they keep. */
  parameters: readonly string[];
  /** The text of the link to the whole list. */
  all: string;
  choices: readonly { value: string; text: string }[];
};

/** Links that narrow a list by a parameter of its address. */
export function ChoiceLinks({ label, name, parameters, all, choices }: ChoiceLinksProps) {
  const { pathname } = useLocation();
  const present = siteQuery(useSearchParams()[0], parameters);
  const addressOf = (value: string) => {
    const query = new URLSearchParams(present);
    query.delete(pageParameter);
    if (value) query.set(name, value);
    else query.delete(name);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav className={styles.choices} aria-label={label}>
      {[{ value: '', text: all }, ...choices].map(({ value, text }) => (
        <Link
          className={styles.choice}
          key={value}
          to={addressOf(value)}
          aria-current={(present.get(name) ?? '') === value ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

type YearLinksProps = Pick<ChoiceLinksProps, 'parameters'> & {
  query: QueryOptions<{ years: number[] }>;
  name?: string;
};

/** Links to the years of a list; nothing where there is one only. */
export function YearLinks({ query, parameters, name = yearParameter }: YearLinksProps) {
  const texts = listTexts[useSite().language];
  const [search] = useSearchParams();
  const years = useQuery(query).data?.years ?? [];
  if (years.length < 2 && !search.has(name)) return null;
  return (
    <ChoiceLinks
      label={texts.years}
      name={name}
      parameters={parameters}
      all={texts.allYears}
      choices={years.map(year => ({ value: String(year), text: String(year) }))}
    />
  );
}

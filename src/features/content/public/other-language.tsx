import { useLocation, useSearchParams } from 'react-router';
import { type Language, otherLanguage } from '#shared/language.ts';
import { onlyParameter, pageParameter, siteQuery } from '#shared/site-query.ts';
import { translate } from '#shared/translate.ts';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { listTexts } from '../texts/lists.ts';
import styles from './content-list.module.css';

type OtherLanguageProps = {
  items: readonly { lang?: Language }[];
  /** The language that was asked for; without it the items have none. */
  lang?: Language;
  /** How many exist in the other one only. */
  others?: number | undefined;
  /** Whether nothing else is shown. */
  isAlone: boolean;
  /** The parameters of the list's address, which it keeps. */
  parameters: readonly string[];
};

/** The link to what a list has in the other language only, where the page does not show all of it, and the way back. */
export function OtherLanguage({ items, lang, others = 0, isAlone, parameters }: OtherLanguageProps) {
  const { language } = useSite();
  const { pathname } = useLocation();
  const query = siteQuery(useSearchParams()[0], parameters);
  const shown = items.filter(item => item.lang !== lang).length;
  if (!lang || (!isAlone && others <= shown)) return null;
  const other = otherLanguage(lang);
  query.delete(pageParameter);
  if (isAlone) query.delete(onlyParameter);
  else query.set(onlyParameter, other);
  return (
    <p>
      <Link className={styles.other} to={query.size > 0 ? `${pathname}?${query}` : pathname}>
        {translate(listTexts[language], language, isAlone ? 'whole' : other, { count: others })}
      </Link>
    </p>
  );
}

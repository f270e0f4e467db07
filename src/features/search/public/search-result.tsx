import { type Day, formatDay, isDay } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { Link } from '#ui/navigation/link.tsx';
import linked from '#ui/navigation/linked-item.module.css';
import { Picture } from '#ui/pictures/picture.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { SearchResult } from '../contract.ts';
import { kinds } from './found-pages.ts';
import styles from './search-result.module.css';

export function SearchResultRow({ result }: { result: SearchResult }) {
  const { t } = useTranslation('search');
  const textOf = useText();
  const { language } = useSite();
  const { type, lang, title, title_matches, excerpt, matches, url, date, image, image_details } = result;
  const kind = kinds[type];
  const facts = [
    kind && textOf(kind),
    date && writtenDate(date, language),
    lang !== language && t(`inLanguage.${lang}`),
  ].filter(Boolean);
  return (
    <article className={`${linked.item} ${styles.result}`}>
      <div className={styles.text}>
        <h2 className={`${linked.title} ${styles.title}`} lang={lang}>
          <Link to={url}>
            <MarkedText text={title} ranges={title_matches} />
          </Link>
        </h2>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {excerpt && (
          <p lang={lang}>
            <MarkedText text={withDots(excerpt)} ranges={matches} />
          </p>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture src={image} details={image_details} alt="" sizes="7rem" placeholder={null} />
        </div>
      )}
    </article>
  );
}

/** Dots stay in the line of the word that they are beside; the text is no longer, so matches stay where they are. */
const withDots = (excerpt: string) => excerpt.replace(/(?<=^…) | (?=…$)/g, '\u00a0');

/** A day, or of some types a year. */
function writtenDate(date: string, language: Language): string {
  return isDay(date) ? formatDay(date as Day, language) : date;
}

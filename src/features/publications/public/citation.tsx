import { addressIn } from '#shared/page-versions.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { iconDownload } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { citationOf } from '../citation.ts';
import type { Publication } from '../contract.ts';
import { publicationBibtexPath, publicationPaths } from '../paths.ts';
import { publicationItemTexts } from '../texts/publication-item.ts';
import styles from './citation.module.css';

/** How the publication is cited, as text and as a file. */
export function Citation({ item }: { item: Publication }) {
  const { publicUrl, language } = useSite();
  const texts = publicationItemTexts[language];
  const page = publicUrl + addressIn({ lang: item.lang, path: publicationPaths.item.href(item) });
  const { before, title, after } = citationOf(item, page);
  return (
    <section className={styles.citation} aria-labelledby="citiraj">
      <h2 id="citiraj">{texts.cite}</h2>
      <p className={styles.text} lang={item.lang}>
        {before}
        <cite>{title}</cite>
        {after}
      </p>
      <a className={styles.download} href={publicationBibtexPath.href(item)} download>
        <Icon path={iconDownload} />
        {texts.bibtex}
      </a>
    </section>
  );
}

import { lowerHeadings } from '#shared/headings.ts';
import { tidyHtml } from '#shared/typography.ts';
import styles from './prose.module.css';

/**
 * HTML as the server sanitized it. Its headings are shown below the one that it stands under: the page's own
 * title, an h1, unless `under` says otherwise.
 */
export function Prose({
  html,
  lang,
  under = 1,
  className,
}: {
  html: string;
  lang: string;
  under?: 1 | 2;
  className?: string | undefined;
}) {
  return (
    <div
      lang={lang}
      className={[styles.prose, className].filter(Boolean).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write to the editor's own tags.
      dangerouslySetInnerHTML={{ __html: lowerHeadings(lang === 'bs' ? tidyHtml(html) : html, under) }}
    />
  );
}

export const proseClass = styles.prose;

import { lowerHeadings } from '#shared/headings.ts';
import { tidyHtml } from '#shared/typography.ts';
import styles from './prose.module.css';

/**
 * HTML as the server sanitized it. Its headings are shown one level down: the page's own title is the h1.
 */
export function Prose({
  html,
  lang,
  className,
}: {
  html: string;
  lang: string;
  className?: string | undefined;
}) {
  return (
    <div
      lang={lang}
      className={[styles.prose, className].filter(Boolean).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write to the editor's own tags.
      dangerouslySetInnerHTML={{ __html: lowerHeadings(lang === 'bs' ? tidyHtml(html) : html) }}
    />
  );
}

export const proseClass = styles.prose;

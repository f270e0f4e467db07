import { lowerHeadings } from '#shared/text/headings.ts';
import { fillPictures, frameTables } from '#shared/text/shown-html.ts';
import { tidyHtml } from '#shared/text/typography.ts';
import { useTranslation } from '../i18n.tsx';
import { phoneWidth } from '../pictures/page-width.ts';
import type { HeadingLevel } from './heading-level.ts';
import styles from './prose.module.css';

/** A text is as wide as the page on phones, and a column elsewhere. */
const sizes = `(min-width: 48rem) 42rem, ${phoneWidth}`;

/** HTML that the server has sanitized. Its headings are moved below the heading level `under`; 0 leaves them. */
export function Prose({
  html,
  lang,
  under = 1,
  className,
}: {
  html: string;
  lang: string;
  under?: 0 | 1 | HeadingLevel;
  className?: string | undefined;
}) {
  const { t } = useTranslation('ui');
  const tidied = lowerHeadings(tidyHtml(html, lang), under);
  const pictures = { className: styles.picture ?? '', sizes };
  const tables = { className: styles.table ?? '', unnamed: t('table') };
  return (
    <div
      lang={lang}
      className={[styles.prose, className].filter(Boolean).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write to the editor's own tags.
      dangerouslySetInnerHTML={{ __html: frameTables(fillPictures(tidied, pictures), tables) }}
    />
  );
}

export const proseClass = styles.prose;

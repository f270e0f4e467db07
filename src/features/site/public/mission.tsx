import { headingsFrom } from '#shared/text/headings-from.ts';
import { firstParagraph } from '#shared/text/text-parts.ts';
import { Prose } from '#ui/pages/prose.tsx';
import { useSite } from '#ui/site-context.tsx';
import styles from './mission.module.css';
import { Paragraph } from './paragraph.tsx';

/** The first paragraph is the statement, the rest explains it. */
export function Mission({ html }: { html: string }) {
  const { language } = useSite();
  const { first, rest } = firstParagraph(html);
  return (
    <div className={styles.mission}>
      {first && <Paragraph className={styles.statement} html={first} />}
      {rest && <Prose className={styles.text} html={headingsFrom(rest, 3)} lang={language} under={0} />}
    </div>
  );
}

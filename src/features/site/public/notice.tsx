import type { ReactNode } from 'react';
import { headingsFrom } from '#shared/text/headings-from.ts';
import { tidy } from '#shared/text/typography.ts';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import { Prose, proseClass } from '#ui/pages/prose.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  notice: {
    title: string;
    lead: string;
    sections: readonly { title: string; paragraphs: readonly string[] }[];
  };
  isHidden?: boolean;
  /** What the association itself adds, as HTML. */
  addition?: string | undefined;
  /** What follows the lead, and the text. */
  note?: ReactNode;
  children?: ReactNode;
};

/** A page of text about the site itself. */
export function Notice({
  notice: { title, lead, sections },
  addition,
  isHidden,
  note,
  children,
}: NoticeProps) {
  const { language } = useSite();
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={title} description={lead} {...(isHidden && { isHidden })} />
      <PageHeader title={title} lead={lead} />
      <div className={`${proseClass} ${styles.text}`}>
        {note}
        {sections.map(section => (
          <section key={section.title}>
            <h2>{tidy(section.title, language)}</h2>
            {section.paragraphs.map(text => (
              <p key={text}>{tidy(text, language)}</p>
            ))}
          </section>
        ))}
        {addition && <Prose html={headingsFrom(addition, 2)} lang={language} under={0} />}
        {children}
      </div>
    </main>
  );
}

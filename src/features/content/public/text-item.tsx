import type { ReactNode } from 'react';
import type { Language } from '#shared/language.ts';
import { type AddressedItem, versionsOfItem } from '#shared/page-versions.ts';
import { tidy } from '#shared/text/typography.ts';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import { Prose } from '#ui/pages/prose.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { summaryOf } from './summary.ts';
import styles from './text-item.module.css';

type TextItemProps = {
  item: AddressedItem & {
    title: string;
    lang: Language;
    translation: (AddressedItem & { lang: Language }) | null;
  };
  html: string;
  list: { to: string; text: string };
  pathOf: (item: AddressedItem) => string;
  /** Above the title. */
  above?: ReactNode;
  /** Below the text. */
  below?: ReactNode;
  /** Beside the text. */
  children?: ReactNode;
};

/** The page of an item that is a title, a formatted text and files. */
export function TextItem({ item, html, list, pathOf, above, below, children }: TextItemProps) {
  const { title, lang } = item;
  const versions = versionsOfItem(item, pathOf);
  return (
    <article>
      <PageMeta title={title} description={summaryOf(html) || title} type="article" versions={versions} />
      <div className={styles.head}>
        <Breadcrumbs list={list} title={title} item={versions[0]} />
        {above && <div className={styles.above}>{above}</div>}
        <h1 lang={lang}>{tidy(title, lang)}</h1>
        <LanguageNotice item={item} className={styles.note} />
      </div>
      <div className={styles.body}>
        <div>
          {html && <Prose html={html} lang={lang} />}
          <div className={styles.below}>{below}</div>
        </div>
        {children}
      </div>
    </article>
  );
}

export const textItemClass = styles.page;

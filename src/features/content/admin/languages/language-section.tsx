import type { ReactNode } from 'react';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Language } from '#shared/language.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { ToolFields } from '../item-tools.tsx';
import styles from './content-languages.module.css';
import { ItemLanguageMark } from './item-language-mark.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import type { Translatable } from './translating.ts';
import type { OfItem } from './use-present-item.ts';

type LanguageSectionProps<Item extends Translatable> = {
  /** The id of the head, or of the tab that stands for it. */
  id: string;
  lang: Language;
  /** Undefined for a translation that is not stored yet. */
  item: Item | undefined;
  queries: OfItem<Item>['queries'] & { type: string };
  calls: { update: Endpoint };
  shape: ToolFields;
  isPair: boolean;
  /** Of a pair: whether it has a head of its own; else a tab shows and hides it. */
  isWide: boolean;
  isHidden: boolean;
  /** Whether it was saved since the sheet was opened. */
  isSaved: boolean;
  children: ReactNode;
};

/** The text in one language, alone or as one of a pair. */
export function LanguageSection<Item extends Translatable>(props: LanguageSectionProps<Item>) {
  const { id, lang, item, queries, calls, shape, children } = props;
  const { isPair, isWide, isHidden, isSaved } = props;
  const { t } = useTranslation('translations');
  return (
    <section
      id={`${id}-panel`}
      className={styles.language}
      {...(isPair && { role: isWide ? 'group' : 'tabpanel', 'aria-labelledby': id })}
      hidden={isHidden}
    >
      {isPair && isWide && (
        <header className={styles.head}>
          <h3 id={id} tabIndex={-1}>
            {t(`languages.${lang}`)}
          </h3>
          <ItemLanguageMark lang={lang} item={item} queries={queries} isWorded />
          {isSaved && <span role="status">{t('saved')}</span>}
        </header>
      )}
      {isPair && item && <OutdatedNote item={item} queries={queries} calls={calls} shape={shape} />}
      {children}
    </section>
  );
}

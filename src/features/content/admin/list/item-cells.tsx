import { type Language, languages } from '#shared/language.ts';
import { LanguageTag, RowButton, SubLine } from '#ui/admin/lists/data-table.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { TranslationState } from '../../states.ts';
import styles from '../languages/language-marks.module.css';
import { LanguageMark } from '../languages/language-marks.tsx';

type ListedItem = {
  title: string;
  lang: Language;
  language_states?: Record<Language, TranslationState> | undefined;
};

type ItemLanguagesProps = {
  item: ListedItem;
  /** Begins what is missing. */
  onTranslate?: () => void;
};

/** What there is of an item in each language, with a button for what is missing. */
export function ItemLanguages({ item, onTranslate }: ItemLanguagesProps) {
  const { t } = useTranslation(['translations', 'screens']);
  const states = item.language_states;
  if (!states) return <LanguageTag lang={item.lang} />;
  return (
    <span className={styles.marks}>
      {languages.map(lang =>
        onTranslate && states[lang] === 'missing' ? (
          <button
            key={lang}
            type="button"
            className={styles.add}
            title={t('screens:ofItem', { action: t('translate'), item: item.title })}
            onClick={onTranslate}
          >
            <LanguageMark lang={lang} state="missing" />
            <span className="visually-hidden">
              {t('screens:ofItem', { action: t('translate'), item: item.title })}
            </span>
          </button>
        ) : (
          <LanguageMark key={lang} lang={lang} state={states[lang]} />
        ),
      )}
    </span>
  );
}

type ItemTitleProps = { item: ListedItem; search: string; onOpen: () => void };

/** Opens the item's editor. */
export function ItemTitle({ item: { title, lang }, search, onOpen }: ItemTitleProps) {
  return (
    <RowButton lang={lang} onClick={onOpen}>
      <Highlight text={title} query={search} />
    </RowButton>
  );
}

/** Where the texts of an item have what was searched. */
export function FoundText({ found, search }: { found: { lang: Language; text: string }; search: string }) {
  return (
    <SubLine>
      <span lang={found.lang}>
        <Highlight text={found.text} query={search} />
      </span>
    </SubLine>
  );
}

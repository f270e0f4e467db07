import { type Language, languages } from '#shared/language.ts';
import { LanguageTag, SubLine } from '#ui/admin/data-table.tsx';
import { Highlight } from '#ui/admin/highlight.tsx';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { TranslationState } from '../states.ts';
import styles from './language-marks.module.css';
import { LanguageMark } from './language-marks.tsx';

type ListedItem = {
  title: string;
  lang: Language;
  language_states?: Record<Language, TranslationState> | undefined;
};

/** What there is of an item in each language, with a button that begins what is missing. */
export function ItemLanguages({ item, onTranslate }: { item: ListedItem; onTranslate: () => void }) {
  const { t } = useTranslation(['translations', 'screens']);
  const states = item.language_states;
  if (!states) return <LanguageTag lang={item.lang} />;
  return (
    <span className={styles.marks}>
      {languages.map(lang =>
        states[lang] === 'missing' ? (
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

/** Leads to the item's page, where it has one. */
export function ItemTitle({
  item,
  path,
  search,
}: {
  item: ListedItem;
  path: string | undefined;
  search: string;
}) {
  const text = <Highlight text={item.title} query={search} />;
  if (!path) return <span lang={item.lang}>{text}</span>;
  return (
    <NewTabLink href={path} lang={item.lang}>
      {text}
    </NewTabLink>
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

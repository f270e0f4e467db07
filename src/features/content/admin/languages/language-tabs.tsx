import { type ReactNode, useRef } from 'react';
import { type Language, otherLanguage } from '#shared/language.ts';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './content-languages.module.css';

type LanguageTabsProps = {
  /** The prefix of the ids of tabs; a panel's id ends with `-panel`. */
  id: string;
  shown: readonly Language[];
  active: Language;
  mark: (lang: Language) => ReactNode;
  onChoose: (lang: Language) => void;
};

export function LanguageTabs({ id, shown, active, mark, onChoose }: LanguageTabsProps) {
  const { t } = useTranslation('translations');
  const list = useRef<HTMLDivElement>(null);
  const choose = (lang: Language) => {
    onChoose(lang);
    list.current?.querySelector<HTMLElement>(`[data-lang="${lang}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('tabs')} className={styles.tabs}>
      {shown.map(lang => (
        <button
          key={lang}
          type="button"
          role="tab"
          id={`${id}-${lang}`}
          data-lang={lang}
          aria-selected={lang === active}
          aria-controls={`${id}-${lang}-panel`}
          tabIndex={lang === active ? 0 : -1}
          onClick={() => onChoose(lang)}
          onKeyDown={event => {
            if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') choose(otherLanguage(lang));
          }}
        >
          {t(`languages.${lang}`)} {mark(lang)}
        </button>
      ))}
    </div>
  );
}

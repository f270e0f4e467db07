import type { Language } from '#shared/language.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { TranslationState } from '../../states.ts';
import styles from './language-marks.module.css';

type LanguageMarkProps = {
  lang: Language;
  state: TranslationState;
  isOutdated?: boolean | undefined;
  /** Whether the state is written beside the mark, not only named. */
  isWorded?: boolean;
};

/** Tells by a shape, and by name, what there is of an item in a language. */
export function LanguageMark({ lang, state, isOutdated = false, isWorded = false }: LanguageMarkProps) {
  const { t } = useTranslation('translations');
  const states = [t(`marks.${state}`), ...(isOutdated ? [t('marks.outdated')] : [])].join(', ');
  const name = t('marks.of', { language: t(`languages.${lang}`), state: states });
  return (
    <span className={styles.mark} data-state={isOutdated ? 'outdated' : state} title={name}>
      <span className="visually-hidden">{name}</span>
      <span className={styles.shape} aria-hidden="true" />
      <span aria-hidden="true">{isWorded ? states : lang.toUpperCase()}</span>
    </span>
  );
}

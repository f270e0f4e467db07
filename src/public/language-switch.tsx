import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Language, languageParameter, languages } from '#shared/language.ts';
import { siteQuery } from '#shared/site-query.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import styles from './language-switch.module.css';

const names = { bs: { short: 'BA', full: 'bosanski' }, en: { short: 'EN', full: 'English' } } as const;

/** Links to the same page in the other language, which work without scripts. */
export function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation('site');
  const { language, changeLanguage, isPreview } = useSite();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const addressIn = (target: Language) => {
    const next = siteQuery(query);
    next.set(languageParameter, target);
    return `${pathname}?${next}`;
  };
  const change = (event: MouseEvent, target: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // The choice is stored; a parameter in the address would override it at the next load. Reads the window's
    // address, because the gallery's viewer changes it without the router.
    const rest = new URLSearchParams(window.location.search);
    if (rest.has(languageParameter)) {
      rest.delete(languageParameter);
      void navigate({ pathname, search: rest.toString(), hash }, { replace: true, preventScrollReset: true });
    }
    changeLanguage(target);
  };
  // The other language of what is not public yet has no address to lead to.
  if (isPreview) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; these are links.
    <div className={`${styles.switch} ${className}`} role="group" aria-label={t('language')}>
      {languages.map(target => (
        <a
          key={target}
          href={addressIn(target)}
          lang={target}
          hrefLang={target}
          aria-current={target === language ? 'true' : undefined}
          aria-label={`${names[target].short} – ${names[target].full}`}
          onClick={event => change(event, target)}
        >
          {names[target].short}
        </a>
      ))}
    </div>
  );
}

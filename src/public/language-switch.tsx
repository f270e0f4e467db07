import type { MouseEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type Language, languageParameter, languages } from '#shared/language.ts';
import { siteQuery } from '#shared/site-query.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useLanguageChoice } from './language-choice.ts';
import styles from './language-switch.module.css';
import { routeAt } from './routes.ts';

const names = { bs: { short: 'BA', full: 'bosanski' }, en: { short: 'EN', full: 'English' } } as const;

/** Links to the same page, or an item's counterpart, in the other language, which work without scripts. */
export function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation('site');
  const { language, isPreview } = useSite();
  const { pathIn, isWrittenIn, choose } = useLanguageChoice();
  const [query] = useSearchParams();
  const { route } = routeAt(useLocation().pathname);
  const addressOf = (target: Language) => {
    const next = siteQuery(query, route.parameters);
    next.set(languageParameter, target);
    return `${pathIn(target)}?${next}`;
  };
  const change = (event: MouseEvent, target: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    choose(target);
  };
  // The other language of what is not public yet has no address to lead to.
  if (isPreview) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; these are links.
    <div className={`${styles.switch} ${className}`} role="group" aria-label={t('language')}>
      {languages.map(target => (
        <a
          key={target}
          href={addressOf(target)}
          lang={target}
          hrefLang={isWrittenIn(target) ? target : undefined}
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

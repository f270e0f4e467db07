import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressIn } from '#shared/page-versions.ts';
import { SearchForm } from '#ui/forms/search-form.tsx';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { SearchResult } from '../contract.ts';
import { queryParameter, resultsPath, searchPaths } from '../paths.ts';
import { kinds } from './found-pages.ts';
import styles from './search-combobox.module.css';
import { useSuggestions } from './use-suggestions.ts';

export type SearchComboboxProps = {
  /** Escape was pressed where there was nothing else to close. */
  onClose: () => void;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
};

/** A search with suggestions, by the pattern 'combobox' of the ARIA Authoring Practices: a list, nothing chosen first. */
export function SearchCombobox({ onClose, onLeave }: SearchComboboxProps) {
  const { t } = useTranslation('search');
  const { language } = useSite();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(-1);
  const [isListed, setIsListed] = useState(true);
  const suggestions = useSuggestions(text);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const go = (path: string) => {
    // Or the page would leave the focus in the box, and it would be lost with it.
    box.current?.querySelector('input')?.blur();
    void navigate(addressIn({ lang: language, path }));
  };
  const addresses = [...(suggestions ?? []).map(({ url }) => url), resultsPath(text)];
  const isExpanded = isListed && suggestions !== undefined && suggestions.length > 0;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isExpanded) setIsListed(false);
      else onClose();
    } else if (isExpanded && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      // One place more than suggestions: the input itself.
      const places = addresses.length + 1;
      setChosen(((chosen + 1 + (event.key === 'ArrowDown' ? 1 : places - 1)) % places) - 1);
    } else if (event.key === 'ArrowDown') setIsListed(true);
  };
  const submit = (query: string) => {
    const address = isExpanded ? addresses[chosen] : undefined;
    if (address ?? query.trim()) go(address ?? resultsPath(query.trim()));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves.
    <div
      ref={box}
      onBlur={event => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <SearchForm
        action={searchPaths.results.href()}
        name={queryParameter}
        label={t('label')}
        placeholder={t('placeholder')}
        submitLabel={t('submit')}
        onSubmit={submit}
        input={{
          role: 'combobox',
          'aria-expanded': isExpanded,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': isExpanded && chosen >= 0 ? `${id}-${chosen}` : undefined,
          onKeyDown: press,
          onChange: event => {
            setText(event.target.value);
            setChosen(-1);
            setIsListed(true);
          },
        }}
      >
        <div
          className={styles.list}
          role="listbox"
          id={`${id}-list`}
          aria-label={t('suggestions')}
          hidden={!isExpanded}
        >
          {isExpanded &&
            addresses.map((address, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys.
              <div
                key={address}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                className={styles.option}
                onPointerDown={event => event.preventDefault()}
                onClick={() => go(address)}
              >
                {suggestions[index] ? (
                  <Suggestion item={suggestions[index]} />
                ) : (
                  t('all', { query: text.trim() })
                )}
              </div>
            ))}
        </div>
      </SearchForm>
      <p className="visually-hidden" role="status">
        {suggestions && isListed && t('results', { count: suggestions.length })}
      </p>
    </div>
  );
}

function Suggestion({ item: { type, title, title_matches, lang } }: { item: SearchResult }) {
  const textOf = useText();
  const kind = kinds[type];
  return (
    <>
      <span lang={lang}>
        <MarkedText text={title} ranges={title_matches} />
      </span>
      {kind && <span className={styles.kind}> {textOf(kind)}</span>}
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconSearch } from '#ui/icons/icons.ts';
import { useScreenKeys } from '../screens/screen-keys.ts';
import styles from './search-box.module.css';

/** The pause after the last key before the search runs, in milliseconds. */
const pause = 150;

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (query: string) => void;
};

/** Focuses the search of the screen. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus();
}

/** '/' focuses it from anywhere on the screen, Esc clears it. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  /** The value that this component has set last. Another value came from outside, such as Back. */
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const { t } = useTranslation('screens');
  const input = useRef<HTMLInputElement>(null);
  if (known !== value) {
    setKnown(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      onSearch(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, sent, onSearch]);
  useScreenKeys([{ key: '/', label: t('keys.search'), run: () => input.current?.focus() }]);
  return (
    <div className={styles.box}>
      <Icon path={iconSearch} />
      <input
        ref={input}
        className={inputClass}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={200}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') setText('');
        }}
      />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </div>
  );
}

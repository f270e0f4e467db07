import { useEffect, useRef, useState } from 'react';
import { inputClass } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { iconSearch } from '../icons-admin.ts';
import styles from './search-box.module.css';

/** How long nothing must be typed before the search runs, in milliseconds. */
const pause = 150;

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (query: string) => void;
};

/** Searches while one types; '/' comes here from anywhere on the screen, Esc empties. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  /** What the address should say by now; anything else came from elsewhere: Back, or 'clear the search'. */
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
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
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, dialog, [contenteditable]');
      if (event.key !== '/' || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
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

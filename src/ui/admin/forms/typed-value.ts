import { useState } from 'react';

type TypedValue = {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The value of a typed text; undefined if it has none. */
  read: (text: string) => string | undefined;
  /** The text of a value. */
  write: (value: string) => string;
};

/**
 * The text of a field whose value has another format. The text stays as it was typed until the field is left.
 * The owner gets its value, or the text itself if it has none.
 */
export function useTypedValue({ value, onChange, onBlur, read, write }: TypedValue) {
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  return {
    // A value that the owner sets meanwhile (a reset, a picked day) replaces the typed text.
    value: typed?.value === value ? typed.text : write(value),
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value;
      const meant = read(text) ?? text;
      setTyped({ text, value: meant });
      onChange(meant);
    },
    onBlur: () => {
      setTyped(undefined);
      onBlur?.();
    },
  };
}

import { useState } from 'react';

type TypedValue = {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The value that a text means; undefined when it means none. */
  read: (text: string) => string | undefined;
  /** How a value is written in the field. */
  write: (value: string) => string;
};

/**
 * The text of a field whose value has another form. While it is typed it stays as typed and the owner gets the
 * value it means, or the text itself, so that nothing is lost; when the field is left it is written properly.
 */
export function useTypedValue({ value, onChange, onBlur, read, write }: TypedValue) {
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  return {
    // What the owner sets meanwhile (a reset, a picked day) counts for more than what was typed.
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

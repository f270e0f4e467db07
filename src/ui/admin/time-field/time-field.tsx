import { type FieldProps, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useTypedValue } from '../forms/typed-value.ts';
import { readTime } from './clock-time.ts';

type TimeFieldProps = FieldProps & {
  /** `HH:MM`, or the typed text if it is no time. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  id?: string;
};

/** On a 24-hour clock. A native time field would follow the browser's locale and may show 09:00 AM. */
export function TimeField({ value, onChange, onBlur, ...rest }: TimeFieldProps) {
  const { t } = useTranslation('admin');
  const typed = useTypedValue({ value, onChange, onBlur, read: readTime, write: time => time });
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('time.placeholder')}
      {...rest}
      {...typed}
    />
  );
}

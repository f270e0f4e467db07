import type { ComponentProps } from 'react';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** For the six digits that an app shows. */
export function AppCodeField(props: CodeFieldProps) {
  const { t } = useTranslation('twoFactor');
  return (
    <TextField
      label={t('appCode')}
      hint={t('appCodeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      {...props}
    />
  );
}

export function RecoveryCodeField(props: CodeFieldProps) {
  const { t } = useTranslation('twoFactor');
  return (
    <TextField
      label={t('recoveryCode')}
      hint={t('recoveryCodeHint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}

import { useMemo } from 'react';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import type { Application } from '../schemas.ts';
import { statusTexts } from '../texts/status.ts';

/** What values of applications are called. */
export type ValueNames = {
  status: (status: Application['status']) => string;
  membership: (type: Application['membership_type']) => string;
  attended: (attended: boolean) => string;
};

/** In the language of the panel. */
export function useValueNames(): ValueNames {
  const language = useLanguage();
  const { t } = useTranslation(['screens', 'applications']);
  return useMemo(
    () => ({
      status: status => statusTexts[language][status].label,
      // In Bosnian as it is stored and sent.
      membership: type => (language === 'bs' || !type ? type : t(`applications:membershipTypes.${type}`)),
      attended: attended => t(attended ? 'yes' : 'no'),
    }),
    [language, t],
  );
}

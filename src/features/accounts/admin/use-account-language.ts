import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import type { Language } from '#shared/language.ts';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { accountMutations, accountQueries } from '../client.ts';
import { session } from '../session.ts';
import { useChangeLanguage } from './change-language.ts';

/** Shows the panel in the account's language, wherever that was chosen. */
export function useAccountLanguage(): void {
  const { data } = useQuery(accountQueries.session(useSite()));
  const changeLanguage = useChangeLanguage();
  const shown = useLanguage();
  const chosen = data?.user.language;
  useEffect(() => {
    if (!chosen) return;
    session.setLanguage(chosen);
    // Where the texts cannot be loaded, those that are shown stay.
    if (chosen !== shown) void changeLanguage(chosen).catch(() => undefined);
  }, [chosen, shown, changeLanguage]);
}

/** Chooses the language of the account. */
export function useChooseAccountLanguage(): (language: Language) => Promise<void> {
  const { t } = useTranslation('accounts');
  const site = useSite();
  const queryClient = useQueryClient();
  const { showError } = useToasts();
  const { mutateAsync } = useMutation({
    mutationFn: accountMutations.chooseLanguage(site.api),
    onSuccess: async session => {
      const { queryKey } = accountQueries.session(site);
      // One that began before would bring the language from before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, session);
    },
    onError: error => showError(errorText(error, t('language.failed'))),
  });
  return async language => {
    await mutateAsync(language).catch(() => undefined);
  };
}

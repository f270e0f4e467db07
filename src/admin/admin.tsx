import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { ChangeLanguageProvider } from '#features/accounts/admin/change-language.ts';
import { SignInAgainProvider } from '#features/accounts/admin/sign-in-again.tsx';
import { refetchActive } from '#features/accounts/client.ts';
import { accountAdminPaths } from '#features/accounts/paths.ts';
import { onSessionElsewhere, session } from '#features/accounts/session.ts';
import { ApplicationSlotsProvider } from '#features/applications/admin/slots.tsx';
import { ItemToolsProvider } from '#features/content/admin/item-tools.tsx';
import { UndoProvider } from '#features/trash/admin/undo-provider.tsx';
import { ApiError, createApiClient } from '#shared/api/api-client.ts';
import type { PageAssociation } from '#shared/association.ts';
import { defaultLanguage, type Language } from '#shared/language.ts';
import { ContentSectionsContext } from '#ui/admin/screens/section.ts';
import { TextsProvider } from '#ui/i18n.tsx';
import { SiteProvider } from '#ui/site-context.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { isModalOpen } from '#ui/top-modal.ts';
import { applicationSlots } from './application-slots.ts';
import { itemTools } from './item-tools.ts';
import { panelTexts } from './panel-texts.ts';
import { adminRoutes } from './routes.tsx';
import { contentSections } from './sections.ts';
import { patience, upload } from './upload.ts';

const loginPath = accountAdminPaths.login.href();

type AdminOptions = {
  /** The calendar day in the site's time zone. */
  today: string;
  timeZone: string;
  /** How long deleted things stay in the trash. */
  trashDays: number;
  associations: Readonly<Record<Language, PageAssociation>>;
};

/** The admin: its router and providers. */
export async function createAdmin({ today, timeZone, trashDays, associations }: AdminOptions) {
  const router = createBrowserRouter(adminRoutes);
  /** The session ended in every tab. The user returns to the current screen after signing in. */
  const leave = (ended: '1' | 'elsewhere') => {
    // An open editor stays; a save that fails asks the user to sign in again.
    if (isModalOpen()) return;
    const { location, navigation } = router.state;
    const { pathname, search } = location;
    // Several calls may fail at once; only the first one navigates.
    if (pathname === loginPath || navigation.location?.pathname === loginPath) return;
    session.clear();
    const query = new URLSearchParams({ from: pathname + search, ended });
    void router.navigate(`${loginPath}?${query}`, { replace: true });
  };
  const firstTexts = await panelTexts(session.language(), trashDays).catch(() =>
    panelTexts(defaultLanguage, trashDays),
  );
  const api = createApiClient({
    fetch: (address, init, onProgress) =>
      onProgress
        ? upload(address, init, onProgress)
        : fetch(address, { ...init, signal: patient(init.signal) }),
    origin: window.location.origin,
    language: session.language,
    token: session.token,
    onUnauthorized: () => leave('1'),
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
        staleTime: 10_000,
        // Without a connection a query fails at once, and is loaded when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a connection a mutation fails instead of running later.
      mutations: { networkMode: 'always' },
    },
  });
  onSessionElsewhere(() => {
    // The event may be outdated in a tab that was asleep, so the stored token decides.
    if (session.token()) refetchActive(queryClient);
    else leave('elsewhere');
  });
  const surroundings = {
    api,
    publicUrl: window.location.origin,
    today,
    timeZone,
    changeLanguage: () => {},
  };

  function Providers({ children }: { children: ReactNode }) {
    const [texts, setTexts] = useState(firstTexts);
    const changeLanguage = useCallback(async (next: Language) => {
      setTexts(await panelTexts(next, trashDays));
    }, []);
    useLayoutEffect(() => {
      document.documentElement.lang = texts.language;
    }, [texts.language]);
    const site = useMemo(() => {
      const { language } = texts;
      return { ...surroundings, language, association: associations[language] };
    }, [texts]);
    return (
      <TextsProvider texts={texts}>
        <QueryClientProvider client={queryClient}>
          <SiteProvider value={site}>
            <ChangeLanguageProvider value={changeLanguage}>
              <ToastProvider>
                <SignInAgainProvider>
                  <UndoProvider>
                    <ItemToolsProvider value={itemTools}>
                      <ApplicationSlotsProvider value={applicationSlots}>
                        <ContentSectionsContext value={contentSections}>{children}</ContentSectionsContext>
                      </ApplicationSlotsProvider>
                    </ItemToolsProvider>
                  </UndoProvider>
                </SignInAgainProvider>
              </ToastProvider>
            </ChangeLanguageProvider>
          </SiteProvider>
        </QueryClientProvider>
      </TextsProvider>
    );
  }
  return { router, Providers };
}

/** Aborts a call that is cancelled or times out. */
function patient(signal: AbortSignal | undefined): AbortSignal {
  return AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]);
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { session } from '#features/accounts/session.ts';
import { ApiError, createApiClient } from '#shared/api-client.ts';
import { TextsProvider } from '#ui/i18n.tsx';
import { SiteProvider } from '#ui/site-context.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { isModalOpen } from '#ui/top-modal.ts';
import { messages } from './messages/messages.ts';
import { loginPath } from './paths.ts';
import { routes } from './routes.tsx';

/** The panel of one tab: its router and what stands around it. `today` is the calendar day in the site's time zone. */
export function createPanel({ today, timeZone }: { today: string; timeZone: string }) {
  const router = createBrowserRouter(routes);
  const texts = { language: 'bs' as const, messages };
  const api = createApiClient({
    fetch: request => fetch(request),
    origin: window.location.origin,
    language: () => 'bs',
    token: session.token,
    onUnauthorized: () => {
      // Whoever is writing something keeps it before their eyes; a save that is refused says what to do.
      if (isModalOpen()) return;
      // Signed out everywhere: whoever sees this was signed in a moment ago, and comes back to where they were.
      const { location, navigation } = router.state;
      const { pathname, search } = location;
      // Several calls may be refused at once; the first one leads away.
      if (pathname === loginPath || navigation.location?.pathname === loginPath) return;
      session.clear();
      const query = new URLSearchParams({ from: pathname + search, ended: '1' });
      void router.navigate(`${loginPath}?${query}`, { replace: true });
    },
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
        staleTime: 10_000,
      },
    },
  });
  const site = {
    api,
    language: 'bs' as const,
    publicUrl: window.location.origin,
    today,
    timeZone,
    changeLanguage: () => {},
  };

  function Providers({ children }: { children: ReactNode }) {
    return (
      <TextsProvider texts={texts}>
        <QueryClientProvider client={queryClient}>
          <SiteProvider value={site}>
            <ToastProvider>{children}</ToastProvider>
          </SiteProvider>
        </QueryClientProvider>
      </TextsProvider>
    );
  }
  return { router, Providers };
}

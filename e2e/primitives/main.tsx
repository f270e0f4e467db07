import '#ui/styles/base.css';
import '#ui/styles/tokens.css';
import '#ui/fonts.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SignInAgainProvider } from '#features/accounts/admin/sign-in-again.tsx';
import { starter } from '#features/site/starter/starter.ts';
import { createApiClient } from '#shared/api/api-client.ts';
import { UndoContext } from '#ui/admin/undo.ts';
import { TextsProvider } from '#ui/i18n.tsx';
import { SiteProvider } from '#ui/site-context.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { bs as messages } from '../../src/admin/messages/bs.ts';
import { adminSamples } from './admin-samples.tsx';
import { controlSamples } from './control-samples.tsx';
import { dialogSamples } from './dialog-samples.tsx';
import { editingSamples } from './editing-samples.tsx';
import { formSamples } from './form-samples.tsx';
import { listSamples } from './list-samples.tsx';
import { pageSamples } from './page-samples.tsx';
import { sessionSamples } from './session-samples.tsx';

/** The samples by file name and, after a dash, state: `?show=pager-last`. */
const samples = {
  ...pageSamples,
  ...controlSamples,
  ...dialogSamples,
  ...adminSamples,
  ...listSamples,
  ...formSamples,
  ...editingSamples,
  ...sessionSamples,
};

const origin = window.location.origin;
const site = {
  api: createApiClient({ fetch: (address, init) => fetch(address, init), origin, language: () => 'bs' }),
  language: 'bs' as const,
  association: { ...starter.bs, notice: [] },
  publicUrl: origin,
  today: '2026-11-21',
  timeZone: 'Europe/Sarajevo',
  trashDays: 30,
  changeLanguage: () => {},
};

function Shown() {
  const [search] = useSearchParams();
  const Sample = samples[search.get('show') ?? ''];
  if (Sample) return <Sample />;
  return (
    <main>
      <h1>Primitives</h1>
      <ul>
        {Object.keys(samples).map(key => (
          <li key={key}>
            <Link to={`?show=${key}`}>{key}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

const texts = { language: 'bs' as const, messages };
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const router = createBrowserRouter([{ path: '*', Component: Shown }]);

// Set here because the linter's list of languages lacks Bosnian.
document.documentElement.lang = 'bs';
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <TextsProvider texts={texts}>
      <QueryClientProvider client={queryClient}>
        <SiteProvider value={site}>
          <ToastProvider>
            <SignInAgainProvider>
              <UndoContext value={() => {}}>
                <RouterProvider router={router} />
              </UndoContext>
            </SignInAgainProvider>
          </ToastProvider>
        </SiteProvider>
      </QueryClientProvider>
    </TextsProvider>
  </StrictMode>,
);

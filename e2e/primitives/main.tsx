import '#ui/styles/base.css';
import '#ui/styles/tokens.css';
import '#ui/fonts.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react';
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

const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Forgets the answers of the sample before: several ask for the same, and are answered differently. */
function Asking({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function Shown() {
  const [search] = useSearchParams();
  const name = search.get('show') ?? '';
  const Sample = samples[name];
  // Tells when it is shown: several samples have the same headings.
  useLayoutEffect(() => {
    document.documentElement.dataset.sample = name;
  }, [name]);
  if (Sample) {
    return (
      <Asking key={name}>
        <Sample />
      </Asking>
    );
  }
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
const router = createBrowserRouter([{ path: '*', Component: Shown }]);

// One test shows all samples, one after the other, in one document.
window.addEventListener('show', event => {
  void router.navigate(`/?show=${(event as CustomEvent<string>).detail}`);
});

// Set here because the linter's list of languages lacks Bosnian.
document.documentElement.lang = 'bs';
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <TextsProvider texts={texts}>
      <QueryClientProvider client={createQueryClient()}>
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

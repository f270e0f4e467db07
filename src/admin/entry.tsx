import '#ui/styles/base.css';
import '#ui/styles/tokens.css';
import '#ui/fonts.css';
import './admin.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createAdmin } from './admin.tsx';
import { preloadScreens } from './routes.tsx';

async function start(root: HTMLElement) {
  const { today = '', timeZone = 'UTC', trashDays, associations = '' } = root.dataset;
  const { router, Providers } = await createAdmin({
    ...{ today, timeZone },
    trashDays: Number(trashDays),
    associations: JSON.parse(associations),
  });
  createRoot(root).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const preload = () => whenIdle(() => void preloadScreens());
  if (document.readyState === 'complete') preload();
  else window.addEventListener('load', preload);
}

const root = document.getElementById('root');
if (root) void start(root);

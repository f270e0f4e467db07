import '#ui/styles/base.css';
import '#ui/styles/tokens.css';
import '#ui/fonts.css';
import './admin.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createAdmin } from './admin.tsx';
import { preloadScreens } from './routes.tsx';

const root = document.getElementById('root');
if (root) {
  const { today = '', timeZone = 'UTC', trashDays } = root.dataset;
  const { router, Providers } = createAdmin({ today, timeZone, trashDays: Number(trashDays) });
  createRoot(root).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  window.addEventListener('load', () => whenIdle(() => void preloadScreens()));
}

/**
 * Loads the page's scripts when its first content is painted, so that they do not compete with the style sheet, fonts and
 * pictures for a slow connection (docs/decisions/0051-home-footer-theme.md). A page in the background waits until it is shown.
 */
function start(): void {
  const [entry, ...others] =
    document.querySelector('script[data-scripts]')?.getAttribute('data-scripts')?.split(' ') ?? [];
  if (entry === undefined) return;
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void import(/* @vite-ignore */ entry);
}

const { pathname, search } = window.location;

// Back may lead to an address of the same document, which has no router yet.
window.onpopstate = () => {
  if (window.location.pathname === pathname && window.location.search === search) return;
  document.getElementById('state')?.remove();
  window.location.reload();
};

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
} else {
  start();
}

import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(() => import('./palette/palette.tsx'));

/** Ctrl+K, or ⌘K, opens the palette from everywhere but a dialog. */
export function usePalette() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.shiftKey && !event.altKey;
      if (!(event.ctrlKey || event.metaKey) || !isPlain || event.key.toLowerCase() !== 'k') return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return {
    open: () => setIsOpen(true),
    palette: isOpen && (
      <Suspense>
        <Palette onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}

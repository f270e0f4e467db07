import { type RefObject, useEffect, useState } from 'react';

/** Whether an element scrolls horizontally. Measured again when `content` changes. */
export function useScrollsSideways(ref: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may have another width.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, content]);
  return scrolls;
}

import { useEffect, useRef } from 'react';
import styles from './mail-frame.module.css';

/** An e-mail as its reader sees it, in a frame without scripts. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = ref.current;
    const target = frame?.contentDocument;
    if (!target) return;
    show(html, target);
    // The dialog around it may open later.
    const observer = new ResizeObserver(() => {
      frame.style.height = `${target.body.offsetHeight}px`;
    });
    observer.observe(target.body);
    return () => observer.disconnect();
  }, [html]);
  return <iframe ref={ref} className={styles.frame} sandbox="allow-same-origin" title={title} />;
}

/** The policy of the panel allows no styles in a document's text, but those that a script sets. */
function show(html: string, target: Document): void {
  const inert = html
    .replaceAll(' style="', ' data-style="')
    .replace('<style>', '<template>')
    .replace('</style>', '</template>');
  const source = new DOMParser().parseFromString(inert, 'text/html');
  // A link would open in the frame.
  for (const link of source.querySelectorAll('a')) link.removeAttribute('href');
  target.replaceChild(target.adoptNode(source.documentElement), target.documentElement);
  for (const element of target.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  const Sheet = target.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(target.querySelector('template')?.content.textContent ?? '');
  target.adoptedStyleSheets = [sheet];
}

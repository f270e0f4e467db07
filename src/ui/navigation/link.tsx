import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To, useLocation, useNavigate, useResolvedPath } from 'react-router';
import type { Language } from '#shared/language.ts';
import { addressIn, searchIn } from '#shared/page-versions.ts';
import { useLanguage } from '../i18n.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To };

/**
 * A link to a page of the site, which carries the language that is read
 * (docs/decisions/0052-language-in-the-address.md). The server writes a plain anchor: React Router's resolving of
 * each link took an eighth of the time of rendering a page (docs/performance.md).
 */
export function Link({ to, ...rest }: LinkProps) {
  const lang = useLanguage();
  if (import.meta.env.SSR && typeof to === 'string' && to.startsWith('/')) {
    return <a href={addressIn({ lang, path: to })} {...rest} />;
  }
  return <RoutedLink to={inLanguage(to, lang)} {...rest} />;
}

function inLanguage(to: To, lang: Language): To {
  if (typeof to === 'string') return addressIn({ lang, path: to });
  return { ...to, search: searchIn(lang, to.search ?? '') };
}

/** React Router's own brings the data router's loading of scripts along. */
function RoutedLink({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const shown = createPath(useLocation());
  const target = createPath(useResolvedPath(to));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || isElsewhere || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace: target === shown });
  };
  return <a {...rest} href={target} onClick={follow} />;
}

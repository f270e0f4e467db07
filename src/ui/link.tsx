import type { ComponentProps } from 'react';
import { Link as RouterLink, type To } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To };

/**
 * A link to a page of the site. The server writes a plain anchor: React Router's resolving of each link took
 * an eighth of the time of rendering a page (docs/performance.md).
 */
export function Link({ to, ...rest }: LinkProps) {
  if (import.meta.env.SSR && typeof to === 'string' && to.startsWith('/')) return <a href={to} {...rest} />;
  return <RouterLink to={to} discover="none" {...rest} />;
}

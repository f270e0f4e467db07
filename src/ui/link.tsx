import type { ComponentProps } from 'react';
import { Link as RouterLink, type To } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To };

/**
 * A link to a page of the site. On the server a whole address, in the form in which the browser would show it, is
 * written as the anchor that it comes to: what React Router works out for each, so that it can be clicked, took an
 * eighth of the time of making a page (docs/performance.md).
 */
export function Link({ to, ...rest }: LinkProps) {
  if (import.meta.env.SSR && typeof to === 'string' && to.startsWith('/')) return <a href={to} {...rest} />;
  return <RouterLink to={to} discover="none" {...rest} />;
}

import type { TokenPath } from '#shared/paths.ts';

/** A request's path as the log may have it: without what opens a page that only its link opens. */
export function loggedPath(path: string, tokenPaths: readonly TokenPath[]): string {
  // Pages are found whatever the case and the slashes.
  const written = path.toLowerCase().replace(/\/{2,}/g, '/');
  return tokenPaths.find(({ href }) => written.startsWith(href({ token: '' })))?.pattern ?? path;
}

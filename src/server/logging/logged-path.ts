import type { TokenPath } from '#shared/paths.ts';

/** A request's path as the log may have it: without what opens a page that only its link opens. */
export type LoggedPath = (path: string) => string;

export function createLoggedPath(tokenPaths: readonly TokenPath[]): LoggedPath {
  const known = tokenPaths.map(({ pattern, href }) => ({ pattern, beginning: href({ token: '' }) }));
  return path => {
    // Pages are found whatever the case and the slashes.
    const written = path.toLowerCase().replace(/\/{2,}/g, '/');
    return known.find(({ beginning }) => written.startsWith(beginning))?.pattern ?? path;
  };
}

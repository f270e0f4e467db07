import type { EventKind } from '#features/events/kinds.ts';
import { path } from '#shared/paths.ts';

/** The list of workshops with their applications, and the applications to one event, by its kind. */
export const applicationAdminPaths = {
  workshops: path('/admin/radionice-prijave'),
  workshop: path('/admin/radionice-prijave/:id'),
  symposium: path('/admin/simpozij-prijave/:id'),
  congress: path('/admin/kongres-prijave/:id'),
};

/** Leads to an application in the list of its event, for who knows its id alone. */
export const applicationAdminPath = path('/admin/prijave/:id');

/** The query parameter with the id of the application that is opened in a list. */
export const openedParameter = 'prijava';

/** Who came to an event, by its kind. */
export const attendanceAdminPaths = {
  workshop: path('/admin/radionice-prijave/:id/prisustvo'),
  symposium: path('/admin/simpozij-prijave/:id/prisustvo'),
  congress: path('/admin/kongres-prijave/:id/prisustvo'),
};

/** The page of who has applied; the token is the key to it. */
export const applicantPath = path('/prijava/:token');

export function applicationsPath({ kind, id }: { kind: EventKind; id: number }): string {
  return applicationAdminPaths[kind].href({ id });
}

export function attendancePath({ kind, id }: { kind: EventKind; id: number }): string {
  return attendanceAdminPaths[kind].href({ id });
}

import { path } from '#shared/paths.ts';

export const trashAdminPaths = { list: path('/admin/korpa') };

/** The query parameter with the type that is shown. */
export const typeParameter = 'vrsta';
/** The value for events of every kind. */
export const anyEvent = 'event';

/** The trash with what is of a type only. */
export function trashPathOf(type: string): string {
  return `${trashAdminPaths.list.href()}?${typeParameter}=${type}`;
}

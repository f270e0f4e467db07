import { path } from '#shared/paths.ts';

export const questionPaths = { contact: path('/kontakt') };
export const questionAdminPaths = { list: path('/admin/pitanja') };

/** The query parameter with the status that is shown. */
export const statusParameter = 'stanje';

const openedHash = (id: number) => `#pitanje-${id}`;

export function questionPath(id: number): string {
  return questionAdminPaths.list.href() + openedHash(id);
}

/** Whether the anchor of an address opens a message. */
export function opensQuestion(hash: string, id: number): boolean {
  return hash === openedHash(id);
}

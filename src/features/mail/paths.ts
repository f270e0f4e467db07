import { path } from '#shared/paths.ts';

export const mailAdminPaths = { list: path('/admin/posta'), templates: path('/admin/posta/predlosci') };

/** The query parameter with the state that is shown. */
export const statusParameter = 'stanje';

/** The messages in a state. */
export function mailsPath(status: string): string {
  return `${mailAdminPaths.list.href()}?${statusParameter}=${status}`;
}

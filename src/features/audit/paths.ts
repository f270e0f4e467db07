import { path } from '#shared/paths.ts';

export const auditAdminPath = path('/admin/dnevnik');

/** The query parameters with what is shown: of a type, of one of its items, one kind of action. */
export const auditParameters = { type: 'vrsta', id: 'stavka', action: 'radnja' } as const;

/** What was done to one item. */
export function itemAuditPath({ type, id }: { type: string; id: number }): string {
  return `${auditAdminPath.href()}?${auditParameters.type}=${type}&${auditParameters.id}=${id}`;
}

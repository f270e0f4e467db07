import type { AuditAction } from '#shared/audit-actions.ts';
import type { Deed } from './entries.ts';

/** What of a call says what it is about. */
type AuditedCall = { id: unknown; query: object; body: object };

/** What is kept of an account's call in the audit, as far as the call itself says it. */
export type AuditRule = (call: AuditedCall) => Deed[];

/**
 * The call does this to what its `id` or `ids` name. The names in the body of an update are what it changes. Without
 * a type the call says it.
 */
export function audited(action: AuditAction, type?: string): AuditRule {
  return ({ id, query, body }) => {
    const { type: said, ids, id: ownId } = { ...query, ...body } as Record<string, unknown>;
    const changed = action === 'update' || action === 'settings' ? namesIn(body) : [];
    const subjects = Array.isArray(ids) ? ids : [id ?? ownId ?? null];
    return subjects.map((subject: number | null) => ({
      action,
      type: type ?? String(said),
      id: subject,
      changed,
    }));
  };
}

/** The call makes one of a type; its answer says which. */
export const made =
  (type: string): AuditRule =>
  () => [{ action: 'create', type }];

/** The call says by `noteDeed` what it does: that is known only when it is done. */
export const auditedInside: AuditRule = () => [];

/** The call changes nothing, so nothing is kept of it. */
export const unaudited: AuditRule = () => [];

/** Which item, and by which version it is known, is nothing that changes. */
const addressing = new Set(['id', 'ids', 'type', 'version']);

function namesIn(body: object): string[] {
  return Object.entries(body)
    .filter(([name, value]) => value !== undefined && !addressing.has(name))
    .map(([name]) => name);
}

import type { Generated } from 'kysely';
import type { AuditAction } from '#shared/audit-actions.ts';

export type AuditTables = {
  /** What accounts did. The database refuses changes of entries, and removals before their time. */
  audit_entries: {
    id: Generated<number>;
    /** An instant, ISO 8601 in UTC. */
    at: string;
    /** The account and its address then. It may be gone by now. */
    account_id: number | null;
    account_email: string | null;
    action: AuditAction;
    /** What it was done to: the name of a type in calls, and one of its items. */
    type: string;
    item_id: number | null;
    /** That of the item then; null where it would name a person. */
    title: string | null;
    /** JSON: the names of the changed fields in requests. */
    changed: string;
  };
  /** Up to when entries may be removed: an instant, ISO 8601 in UTC. */
  audit_removals: { id: Generated<number>; removed_before: string };
};

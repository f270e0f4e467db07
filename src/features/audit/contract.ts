import * as z from 'zod/mini';
import { endpoint, pageOf, pageQuery } from '#shared/api/endpoint.ts';
import { auditActions } from '#shared/audit-actions.ts';
import { choice, requiredText, whole } from '#shared/validation.ts';

const { page, pageSize } = pageQuery(50, []);

const auditEntry = z.object({
  at: z.string(),
  /** The account as it was then; null where it is none's doing, or an unknown one's failure to sign in. */
  who: z.nullable(z.object({ id: z.int(), email: z.string() })),
  action: z.enum(auditActions),
  type: z.string(),
  id: z.nullable(z.int()),
  /** As it was then; null where it would name a person. */
  title: z.nullable(z.string()),
  /** The names of the changed fields in requests. */
  changed: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditCalls = {
  /** What accounts did, the newest first. */
  page: endpoint({
    name: 'pageAudit',
    method: 'GET',
    path: '/audit',
    access: 'administrator',
    query: z.object({
      page,
      pageSize,
      /** The id of an account, or its address. */
      who: z.optional(requiredText()),
      type: z.optional(requiredText()),
      id: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
      action: z.optional(choice(auditActions)),
    }),
    response: pageOf(auditEntry),
    schemaName: 'AuditEntry',
    clientMessage: 'Failed to fetch the audit',
  }),
};

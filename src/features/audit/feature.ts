import { sql } from 'kysely';
import { deleteAuditBefore } from '#server/audit/entries.ts';
import type { Feature } from '#server/feature.ts';
import { auditHandlers } from './server/routes.ts';

export const auditFeature: Feature = {
  name: 'audit',
  handlers: auditHandlers,
  retention: [
    {
      kind: 'audit',
      table: 'audit_entries',
      since: { instant: sql.ref('at') },
      remove: deleteAuditBefore,
    },
  ],
};

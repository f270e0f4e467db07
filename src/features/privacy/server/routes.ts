import { transact } from '#server/audit/audit-trail.ts';
import { audited } from '#server/audit/declaration.ts';
import { listDue, listLastErased, readRetention, setRetention } from '#server/erasure/retention.ts';
import type { RetentionRule } from '#server/erasure/retention-rule.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { addDays } from '#shared/dates.ts';
import { todayOf } from '#shared/instants.ts';
import { notice, retentionCalls } from '../contract.ts';
import { noteNotice, showNotice } from './notice.ts';

/** In days. */
const soon = 30;

export function privacyHandlers(rules: readonly RetentionRule[]): Handler[] {
  return [
    handle(retentionCalls.show, (_, { db }) => readRetention(db)),
    handle(
      retentionCalls.update,
      ({ body }, services) =>
        transact(services.db, async tx => {
          await setRetention(tx, body);
          // The notice says for how long.
          await noteNotice(tx, services);
          return readRetention(tx);
        }),
      audited('settings', 'retention'),
    ),
    handle(retentionCalls.due, (_, services) => listDue(services, rules, addDays(todayOf(services), soon))),
    handle(retentionCalls.last, (_, { db }) => listLastErased(db)),
    handle(notice, ({ query, language }, services) => showNotice(services, language, query.version)),
  ];
}

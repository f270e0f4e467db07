import { applyRetention } from '#server/erasure/retention.ts';
import type { RetentionRule } from '#server/erasure/retention-rule.ts';
import type { Feature } from '#server/feature.ts';
import { noteNotice } from './server/notice.ts';
import { privacyHandlers } from './server/routes.ts';

/** For how long everything is kept about people, by the rules of all features, and the notice that says so. */
export const privacyFeature = (rules: readonly RetentionRule[]): Feature => ({
  name: 'privacy',
  handlers: privacyHandlers(rules),
  complete: services => noteNotice(services.db, services),
  hourly: services => applyRetention(services, rules),
});

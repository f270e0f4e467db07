import { applyRetention } from '#server/erasure/retention.ts';
import type { RetentionRule } from '#server/erasure/retention-rule.ts';
import type { Feature } from '#server/feature.ts';
import { privacyHandlers } from './server/routes.ts';

/** For how long everything is kept about people, by the rules of all features, and the notice that says so. */
export const privacyFeature = (rules: readonly RetentionRule[]): Feature => ({
  name: 'privacy',
  handlers: privacyHandlers(rules),
  hourly: services => applyRetention(services, rules),
});

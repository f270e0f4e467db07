import type { CongressSummary, SymposiumSummary, WorkshopSummary } from '../contract.ts';

type Shared = keyof SymposiumSummary & keyof WorkshopSummary & keyof CongressSummary;

/** An event of any kind, with the optional fields of the kinds. */
export type ShownEvent = Pick<CongressSummary, Shared> &
  Partial<SymposiumSummary & WorkshopSummary & CongressSummary>;

/** The same for both events of a pair, which have their applications in common. */
export function occasionId({ id, translation }: Pick<ShownEvent, 'id' | 'translation'>): number {
  return Math.min(id, translation?.id ?? id);
}

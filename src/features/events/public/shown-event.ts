import type { CongressSummary, SymposiumSummary, WorkshopSummary } from '../contract.ts';

type Shared = keyof SymposiumSummary & keyof WorkshopSummary & keyof CongressSummary;

/** An event of any kind as pages show it: what its kind does not have is missing, and not shown. */
export type ShownEvent = Pick<CongressSummary, Shared> &
  Partial<SymposiumSummary & WorkshopSummary & CongressSummary>;

/** The kinds share one sequence of ids, so an id identifies an event of any kind. */
export const eventKinds = ['workshop', 'symposium', 'congress'] as const;
export type EventKind = (typeof eventKinds)[number];

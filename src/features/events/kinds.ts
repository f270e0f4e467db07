/** The kinds share one sequence of ids, so an id identifies an event of any kind. */
export const eventKinds = ['workshop', 'symposium', 'congress'] as const;
export type EventKind = (typeof eventKinds)[number];

/** How a place is given: by an administrator, or to who comes first. */
export const admissions = ['manual', 'automatic'] as const;
export type Admission = (typeof admissions)[number];

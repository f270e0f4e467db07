/** Three kinds of event in one sequence of ids; a visitor applies to any of them alike. */
export const eventKinds = ['workshop', 'symposium', 'congress'] as const;
export type EventKind = (typeof eventKinds)[number];

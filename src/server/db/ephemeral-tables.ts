/** What instances tell each other, worth nothing later: it is in no backup, and nobody is told of its changes. */
export const ephemeralTables: ReadonlySet<string> = new Set(['throttled_keys', 'leases']);

/** Whether a table is made of others, which a start does again: it is in no copy. An index of words has tables of its own. */
export const isDerived = (table: string) => /^search_(entries|words)/.test(table);

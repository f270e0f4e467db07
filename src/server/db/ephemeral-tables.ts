/** What instances tell each other, worth nothing later: it is in no backup, and nobody is told of its changes. */
export const ephemeralTables: ReadonlySet<string> = new Set(['throttled_keys', 'leases']);

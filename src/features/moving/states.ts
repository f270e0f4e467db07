export const transferKinds = ['import', 'export'] as const;
export type TransferKind = (typeof transferKinds)[number];

/**
 * `incomplete`: something that its report names could not be read; `failed`: it broke off; `stopped`: by somebody;
 * `interrupted`: with the machine.
 */
export const transferStates = ['running', 'done', 'incomplete', 'failed', 'stopped', 'interrupted'] as const;
export type TransferState = (typeof transferStates)[number];

/** In bytes: a ZIP comes in pieces, since proxies limit what one request sends. */
export const pieceSize = 8 * 1024 * 1024;
export const mostPieces = 4_000;

/** In hours: how long the ZIP of an export, and one that was sent, is kept. */
export const hoursOfFiles = 24;

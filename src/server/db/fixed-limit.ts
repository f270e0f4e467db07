import { type LimitNode, ValueNode } from 'kysely';

/**
 * A limit that the program sets, as a part of a statement's text. As a parameter SQLite would prepare the statement anew for
 * each value, and PostgreSQL plan it anew for each use. What whoever asks has set stays a parameter, in an expression.
 */
export function fixedLimitOf({ limit }: LimitNode): string | undefined {
  return ValueNode.is(limit) && Number.isSafeInteger(limit.value) ? `limit ${limit.value}` : undefined;
}

import { LRUCache } from 'lru-cache';

/** How often a statement is used before it is prepared: lists of ids and searches make many that never come again. */
const uses = 5;
/** The maximum of candidates, and of statements that each connection keeps on the server. */
const [candidates, names] = [500, 200];

/**
 * Names the statements that come again and again, so that PostgreSQL plans them once for each connection. One that asks for
 * all columns gets none: its plan would fail as soon as a newer version adds a column ("cached plan must not change result type").
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new LRUCache<string, number>({ max: candidates });

  /** The name under which to send a statement, the same for all connections; undefined if it is to be planned anew. */
  of(sql: string): string | undefined {
    return this.#names.get(sql) ?? this.#count(sql);
  }

  #count(sql: string): string | undefined {
    if (this.#names.size === names) return undefined;
    const count = (this.#counts.get(sql) ?? 0) + 1;
    this.#counts.set(sql, count);
    if (count < uses || selectsAll(sql)) return undefined;
    this.#counts.delete(sql);
    const name = `s${this.#names.size + 1}`;
    this.#names.set(sql, name);
    return name;
  }
}

/** Neither counting nor multiplying. */
function selectsAll(sql: string): boolean {
  return /(\b(select|distinct|all|returning)|[,.])\s*\*/i.test(sql);
}

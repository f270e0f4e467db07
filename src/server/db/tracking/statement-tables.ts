import { LRUCache } from 'lru-cache';
import type { ForeignKey } from '../engine.ts';

/** The parts of a schema that decide which tables a statement uses. */
export type Relations = {
  tables: readonly string[];
  /** The text of views by name. */
  views: ReadonlyMap<string, string>;
  /** What changes with a table: tables that refer to it with a cascade, and the text of its triggers. */
  effects: readonly { table: string; text: string; ofDeletesOnly?: boolean }[];
};

/** What the foreign keys change with the rows that they refer to. */
export function effectsOf(keys: readonly ForeignKey[]): Relations['effects'] {
  return keys
    .filter(({ onDelete, onUpdate }) => onDelete !== 'NO ACTION' || onUpdate !== 'NO ACTION')
    .map(key => ({ table: key.parent, text: key.table, ofDeletesOnly: key.onUpdate === 'NO ACTION' }));
}

/** The tables that a statement reads and changes; `all` if it changes the schema. */
export type TableUse = { reads: ReadonlySet<string>; changes: ReadonlySet<string> | 'all' };

/** More than the site has; only lists of ids and searches produce an unlimited number of statements. */
const maxRemembered = 500;

const reads = ['select', 'values', 'explain'];
const writes = ['insert', 'update', 'delete', 'replace', 'merge'];
const neither = ['begin', 'commit', 'rollback', 'savepoint', 'release', 'pragma', 'vacuum'];
const none: ReadonlySet<string> = new Set();

/**
 * Finds the tables of a statement by the names in its text. It may find too many, if a column or alias has a
 * table's name, but never too few.
 */
export class StatementTables {
  /** The tables behind a table or view, by name in lower case. */
  readonly #known = new Map<string, ReadonlySet<string>>();
  readonly #effects: Relations['effects'];
  readonly #uses = new LRUCache<string, TableUse>({
    max: maxRemembered,
    memoMethod: sql => this.#read(sql.toLowerCase()),
  });

  constructor({ tables, views, effects }: Relations) {
    for (const table of tables) this.#known.set(table.toLowerCase(), new Set([table]));
    // Repeated once per view, because a view may use another one.
    for (const _ of views.keys())
      for (const [view, text] of views) this.#known.set(view.toLowerCase(), this.#named(text));
    this.#effects = effects;
  }

  of(sql: string): TableUse {
    return this.#uses.memo(sql);
  }

  #read(text: string): TableUse {
    const verb = verbOf(text);
    if (neither.includes(verb)) return { reads: none, changes: none };
    if (![...reads, ...writes].includes(verb)) return { reads: none, changes: 'all' };
    const named = this.#named(text);
    if (!writes.includes(verb)) return { reads: named, changes: none };
    const canDelete = /\b(delete|replace)\b/.test(text);
    return { reads: named, changes: this.#withEffects(named, canDelete) };
  }

  #named(text: string): ReadonlySet<string> {
    const words = text.toLowerCase().match(/\w+/g) ?? [];
    return new Set(words.flatMap(word => [...(this.#known.get(word) ?? [])]));
  }

  /** Iterating over a set includes elements added meanwhile. */
  #withEffects(changed: ReadonlySet<string>, canDelete: boolean): ReadonlySet<string> {
    const all = new Set(changed);
    for (const table of all) {
      for (const effect of this.#effects) {
        if (effect.table !== table || (effect.ofDeletesOnly && !canDelete)) continue;
        for (const other of this.#named(effect.text)) all.add(other);
      }
    }
    return all;
  }
}

/** The first word, or the verb that follows a `with` clause. */
function verbOf(text: string): string {
  const words = text.match(/[a-z]+/g) ?? [];
  if (words[0] !== 'with') return words[0] ?? '';
  return words.find(word => writes.includes(word)) ?? 'select';
}

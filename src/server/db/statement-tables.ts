import { LRUCache } from 'lru-cache';

/** What a database has, as far as it says which tables a statement uses. */
export type Relations = {
  tables: readonly string[];
  /** Views by their names, as the text that defines them. */
  views: ReadonlyMap<string, string>;
  /** What changes with a table: those that refer to it with a cascade, and those that stand in its triggers' text. */
  effects: readonly { table: string; text: string }[];
};

/** The tables that a statement reads and changes; `all` where it changes the tables themselves. */
export type TableUse = { reads: ReadonlySet<string>; changes: ReadonlySet<string> | 'all' };

/** Only lists of ids and searches make statements without end. */
const mostRemembered = 500;

const reads = ['select', 'values', 'explain'];
const writes = ['insert', 'update', 'delete', 'replace', 'merge'];
const neither = ['begin', 'commit', 'rollback', 'savepoint', 'release', 'pragma', 'vacuum'];
const none: ReadonlySet<string> = new Set();

/**
 * Tells from the text of a statement which tables it uses: those whose names stand in it. It may name too many, where
 * a column or an alias is called like a table, and never too few.
 */
export class StatementTables {
  /** By the name of a table or view, in lower case: the tables that it stands for. */
  readonly #known = new Map<string, ReadonlySet<string>>();
  readonly #effects: Relations['effects'];
  readonly #uses = new LRUCache<string, TableUse>({
    max: mostRemembered,
    memoMethod: sql => this.#read(sql.toLowerCase()),
  });

  constructor({ tables, views, effects }: Relations) {
    for (const table of tables) this.#known.set(table.toLowerCase(), new Set([table]));
    // A view of a view is widened once that one is known.
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
    return { reads: named, changes: writes.includes(verb) ? this.#withEffects(named) : none };
  }

  #named(text: string): ReadonlySet<string> {
    const words = text.toLowerCase().match(/\w+/g) ?? [];
    return new Set(words.flatMap(word => [...(this.#known.get(word) ?? [])]));
  }

  /** A set takes in, while it is gone through, what is added to it. */
  #withEffects(changed: ReadonlySet<string>): ReadonlySet<string> {
    const all = new Set(changed);
    for (const table of all) {
      for (const effect of this.#effects) {
        if (effect.table !== table) continue;
        for (const other of this.#named(effect.text)) all.add(other);
      }
    }
    return all;
  }
}

/** The first word; of one that begins with `with` the word that writes, where there is one. */
function verbOf(text: string): string {
  const words = text.match(/[a-z]+/g) ?? [];
  if (words[0] !== 'with') return words[0] ?? '';
  return words.find(word => writes.includes(word)) ?? 'select';
}

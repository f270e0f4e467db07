import { isDeepStrictEqual } from 'node:util';
import {
  become,
  type Fields,
  isShown,
  type Kind,
  outcomesOf,
  type State,
  stateAfter,
  type Thing,
  type Write,
} from './things.ts';

/** An item as read from the site. */
export type Found = { kind: Kind; parentId: number | undefined; fields: Fields & { id: number } };
/** An item as the trash lists it; `holds` counts what goes with it. */
export type FoundInTrash = { kind: string; id: number; holds: number };

/** The outcome of a write: `refused` changes nothing, `unanswered` may or may not have happened. */
export type Ending = 'acknowledged' | 'refused' | 'unanswered';
export type Answer = { status: number; body: Fields };

/** Records the outcomes of several writers, to compare them with the site's data. Independent of HTTP and disks. */
export class Ledger {
  readonly things: Thing[] = [];
  /** Responses that must not occur. */
  readonly problems: string[] = [];
  readonly count: Record<Ending, number> = { acknowledged: 0, refused: 0, unanswered: 0 };

  #marks = 0;

  /** A unique text, to recognize a write. */
  newMark(): string {
    this.#marks += 1;
    return `Čišćenje-${this.#marks}`;
  }

  add(kind: Kind, parent?: Thing): Thing {
    const thing: Thing = {
      kind,
      parent,
      id: undefined,
      stored: undefined,
      replaced: [],
      underWay: undefined,
    };
    this.things.push(thing);
    return thing;
  }

  /** Whether a write such as 'remove album' has been sent but not answered. */
  isUnderWay(what: string): boolean {
    return this.things.some(({ kind, underWay }) => `${underWay?.action} ${kind}` === what);
  }

  /** Records a write, sends it, and records its outcome; `send` returns undefined if there was no response. */
  async write(thing: Thing, write: Write, send: () => Promise<Answer | undefined>): Promise<Ending> {
    thing.underWay = write;
    const answer = await send();
    const ending = !answer ? 'unanswered' : answer.status < 300 ? 'acknowledged' : 'refused';
    this.count[ending] += 1;
    if (!answer) return ending;
    thing.underWay = undefined;
    if (ending === 'refused') {
      this.problems.push(
        `${nameOf(thing)}: ${write.action} was refused: ${answer.status} ${JSON.stringify(answer.body)}`,
      );
    } else this.#keep(thing, write, answer.body);
    return ending;
  }

  /** Records that one call removes everything in the trash for good; unanswered, each thing may be there or not. */
  async emptyTrash(send: () => Promise<Answer | undefined>): Promise<void> {
    const answer = send();
    const inTrash = this.things.filter(({ stored }) => stored?.isInTrash);
    await Promise.all(inTrash.map(thing => this.write(thing, { action: 'purge' }, () => answer)));
  }

  #keep(thing: Thing, write: Write, body: Fields): void {
    const expected = stateAfter(thing.stored, write);
    if (!expected || expected.isInTrash) {
      become(thing, expected);
      return;
    }
    // A public create only returns an id.
    const told = Object.fromEntries(Object.entries(expected.fields).filter(([name]) => name in body));
    const wrong = differences(told, body);
    if (wrong.length > 0)
      this.problems.push(`${nameOf(thing)}: ${write.action} was answered with ${wrong.join(', ')}`);
    thing.id = Number(body.id);
    // An applicant's link is told once: the site keeps its hash.
    const { url, ...kept } = body;
    const answered = thing.kind === 'application' ? kept : body;
    become(thing, { ...expected, fields: { ...expected.fields, ...answered } });
  }

  /**
   * Compares with all data of the site and its trash, and returns the differences. What was found becomes the known
   * state, which settles unanswered writes.
   */
  settle({ shown: found, trash }: { shown: readonly Found[]; trash: readonly FoundInTrash[] }): string[] {
    const problems: string[] = [];
    const left = new Set(found);
    const leftInTrash = new Set(trash);
    // In creation order, so that a parent is settled before its children.
    for (const thing of this.things) {
      const row = [...left].find(candidate => isSame(thing, candidate));
      if (row) left.delete(row);
      const inTrash = trash.find(({ kind, id }) => kind === thing.kind && id === thing.id);
      if (inTrash) leftInTrash.delete(inTrash);
      const outcomes = outcomesOf(thing).map(state => ({
        state,
        wrong: wrongOf(thing, state, row, inTrash),
      }));
      const outcome = outcomes.find(({ wrong }) => wrong.length === 0);
      if (!outcome)
        problems.push(`${nameOf(thing)}: ${outcomes.map(({ wrong }) => wrong.join(', ')).join('; nor: ')}`);
      thing.underWay = undefined;
      thing.id ??= row?.fields.id;
      become(thing, outcome?.state && { ...outcome.state, fields: row?.fields ?? outcome.state.fields });
    }
    for (const { kind, id, holds } of trash) {
      const held = this.things.filter(
        ({ parent, stored }) => isOf(parent, kind, id) && stored?.isInTrash === false,
      );
      if (held.length !== holds)
        problems.push(`${kind} ${id}: holds ${holds} in the trash, not ${held.length}`);
    }
    for (const { kind, id } of leftInTrash)
      problems.push(`${kind} ${id}: is in the trash, though it should not be`);
    for (const { kind, fields } of left)
      problems.push(`${kind} ${fields.id}: is there twice, or nobody made it: ${shown(titleOf(fields))}`);
    return problems;
  }
}

function isOf(parent: Thing | undefined, kind: string, id: number): boolean {
  return parent?.kind === kind && parent.id === id;
}

function isSame({ kind, id, underWay }: Thing, row: Found): boolean {
  if (kind !== row.kind) return false;
  if (id !== undefined) return id === row.fields.id;
  return underWay?.action === 'create' && titleOf(underWay.sent.fields) === titleOf(row.fields);
}

function wrongOf(
  { parent }: Thing,
  state: State | undefined,
  row: Found | undefined,
  inTrash: FoundInTrash | undefined,
): string[] {
  if (inTrash && !state?.isInTrash) return ['is in the trash, though it should not be'];
  if (!inTrash && state?.isInTrash) return ['is not in the trash'];
  if (!state || state.isInTrash || (parent && !isShown(parent)))
    return row ? ['is there, though it should not be'] : [];
  if (!row) return ['is lost'];
  const missing = Object.keys(state.files).filter(name => typeof row.fields[name] !== 'string');
  return [
    ...differences(state.fields, row.fields),
    ...missing.map(name => `${name} is missing`),
    ...(row.parentId === parent?.id ? [] : [`belongs to ${row.parentId}`]),
  ];
}

function differences(expected: Fields, actual: Fields): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => !isDeepStrictEqual(value, actual[name]))
    .map(([name, value]) => `${name} is ${shown(actual[name])}, not ${shown(value)}`);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'not there';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Unique among the items of a kind here. */
function titleOf(fields: Fields): unknown {
  return fields.title ?? fields.first_name ?? fields.name;
}

function nameOf({ kind, id, stored, underWay }: Thing): string {
  const sent = underWay && 'sent' in underWay ? underWay.sent.fields : {};
  return `${kind} ${id ?? shown(titleOf(stored?.fields ?? sent))}`;
}

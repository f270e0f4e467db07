import { isDeepStrictEqual } from 'node:util';
import type { SentFile } from './sent-files.ts';

export type Fields = Record<string, unknown>;
export type Kind = 'workshop' | 'congress' | 'album' | 'image' | 'application' | 'question';

/** A write: fields by their names in responses, and files by the response fields that refer to them. */
export type Sent = { fields: Fields; files: Readonly<Record<string, SentFile>> };
export type Write = { action: 'create' | 'update'; sent: Sent } | { action: 'remove' };

type State = { fields: Fields; files: Readonly<Record<string, SentFile>> };

/** An item as its writer knows it. Nobody else writes to it. */
export type Thing = {
  readonly kind: Kind;
  /** Deleted with it: an album of an image, an event of an application. */
  readonly parent: Thing | undefined;
  id: number | undefined;
  /** The last acknowledged or observed state; undefined if it does not exist. */
  stored: State | undefined;
  /** A write that has been sent but not answered. */
  underWay: Write | undefined;
};

/** An item as read from the site. */
export type Found = { kind: Kind; parentId: number | undefined; fields: Fields & { id: number } };

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
    const thing: Thing = { kind, parent, id: undefined, stored: undefined, underWay: undefined };
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
    } else if (write.action === 'remove') thing.stored = undefined;
    else this.#keep(thing, write, answer.body);
    return ending;
  }

  #keep(thing: Thing, write: Write & { sent: Sent }, body: Fields): void {
    const expected = stateAfter(thing.stored, write.sent);
    // A public create only returns an id.
    const told = Object.fromEntries(Object.entries(expected.fields).filter(([name]) => name in body));
    const wrong = differences(told, body);
    if (wrong.length > 0)
      this.problems.push(`${nameOf(thing)}: ${write.action} was answered with ${wrong.join(', ')}`);
    thing.id = Number(body.id);
    thing.stored = { fields: { ...expected.fields, ...body }, files: expected.files };
  }

  /**
   * Compares with all data of the site and returns the differences. What was found becomes the known state,
   * which settles unanswered writes.
   */
  settle(found: readonly Found[]): string[] {
    const problems: string[] = [];
    const left = new Set(found);
    // In creation order, so that a parent is settled before its children.
    for (const thing of this.things) {
      const row = [...left].find(candidate => isSame(thing, candidate));
      if (row) left.delete(row);
      const outcomes = outcomesOf(thing).map(state => ({ state, wrong: wrongOf(thing, state, row) }));
      const outcome = outcomes.find(({ wrong }) => wrong.length === 0);
      if (!outcome)
        problems.push(`${nameOf(thing)}: ${outcomes.map(({ wrong }) => wrong.join(', ')).join('; nor: ')}`);
      thing.underWay = undefined;
      thing.id ??= row?.fields.id;
      thing.stored = row && { fields: row.fields, files: outcome?.state?.files ?? {} };
    }
    for (const { kind, fields } of left)
      problems.push(`${kind} ${fields.id}: is there twice, or nobody made it: ${shown(titleOf(fields))}`);
    return problems;
  }
}

/** The possible states; undefined stands for a missing item. */
function outcomesOf({ parent, stored, underWay }: Thing): (State | undefined)[] {
  if (parent && !parent.stored) return [undefined];
  if (!underWay) return [stored];
  return [stored, underWay.action === 'remove' ? undefined : stateAfter(stored, underWay.sent)];
}

/** A write changes the fields that it has; a new file also changes the response fields derived from it. */
function stateAfter(stored: State | undefined, sent: Sent): State {
  const isKept = (name: string) => !(name in sent.files) && !isAbout(name, sent.files);
  const kept = Object.entries(stored?.fields ?? {}).filter(([name]) => isKept(name));
  const version = stored?.fields.version;
  return {
    fields: {
      ...Object.fromEntries(kept),
      ...(typeof version === 'number' && { version: version + 1 }),
      ...sent.fields,
    },
    files: { ...stored?.files, ...sent.files },
  };
}

/** `image_details` depends on `image_url`, `cover_image_details` on `cover_image`, `pdf_size` on `pdf_url`. */
function isAbout(name: string, files: Sent['files']): boolean {
  const subject = /^(.*)_(?:details|size)$/.exec(name)?.[1];
  return subject !== undefined && (subject in files || `${subject}_url` in files);
}

function isSame({ kind, id, underWay }: Thing, row: Found): boolean {
  if (kind !== row.kind) return false;
  if (id !== undefined) return id === row.fields.id;
  return underWay?.action === 'create' && titleOf(underWay.sent.fields) === titleOf(row.fields);
}

function wrongOf({ parent }: Thing, state: State | undefined, row: Found | undefined): string[] {
  if (!state) return row ? ['is there, though it should not be'] : [];
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

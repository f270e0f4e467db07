import { type Said, sentence } from '../texts/reasons.ts';

/** What has become of what was to be taken. `kept`: it is here already, as it is there. */
const outcomes = ['taken', 'updated', 'kept', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];

/** What whoever imports has to know of one thing. */
export type Note = Said & {
  /** The name of its type in calls, or the table of an export. */
  type: string;
  /** The number that it has there. */
  id: number | null;
  /** The number that it has here, and its page. */
  item?: number | undefined;
  link?: string | undefined;
};

type Told<T extends Said = Said> = T & { text: string };

/** As a sentence in English, as all that commands say. */
const told = <T extends Said>(said: T): Told<T> => ({ ...said, text: sentence(said, 'en') });

/** What an import did, by types. */
export class ImportReport {
  readonly #counts = new Map<string, Record<Outcome, number>>();
  readonly #failures: Told[] = [];
  readonly #remarks: Told[] = [];
  readonly notes: Told<Note>[] = [];

  count(type: string, outcome: Outcome): void {
    const counts = this.#counts.get(type) ?? { taken: 0, updated: 0, kept: 0, skipped: 0 };
    counts[outcome] += 1;
    this.#counts.set(type, counts);
  }

  note(note: Note): void {
    this.notes.push(told(note));
  }

  skip(type: string, id: number | null, why: Said): void {
    this.count(type, 'skipped');
    this.note({ type, id, ...why });
  }

  /** Says why it did not come to its end. */
  fail(why: Said): void {
    this.#failures.push(told(why));
  }

  /** Says what is about no thing in particular. */
  remark(what: Said): void {
    this.#remarks.push(told(what));
  }

  get failures(): string[] {
    return this.#failures.map(({ text }) => text);
  }

  get remarks(): string[] {
    return this.#remarks.map(({ text }) => text);
  }

  get counts(): Readonly<Record<string, Readonly<Record<Outcome, number>>>> {
    return Object.fromEntries(this.#counts);
  }

  /** Whether it came to nothing yet. */
  get isEmpty(): boolean {
    return this.#counts.size + this.#failures.length === 0;
  }

  toJSON() {
    const { counts, notes } = this;
    return { counts, notes, remarks: this.#remarks, failures: this.#failures };
  }

  toString(): string {
    const lines = Object.entries(this.counts).map(
      ([type, counts]) => `${type}: ${outcomes.map(outcome => `${counts[outcome]} ${outcome}`).join(', ')}`,
    );
    const notes = this.notes.map(
      ({ type, id, text, link }) =>
        `- ${type}${id === null ? '' : ` ${id}`}: ${text}${link ? ` (${link})` : ''}`,
    );
    const failures = this.failures.map(text => `Not done: ${text}`);
    return [...lines, ...notes, ...this.remarks, ...failures].join('\n');
  }
}

/** What has become of what was to be taken. `kept`: it is here already, as it is there. */
const outcomes = ['taken', 'updated', 'kept', 'skipped'] as const;
export type Outcome = (typeof outcomes)[number];

/** What whoever imports has to know of one thing. */
export type Note = {
  /** The name of its type in calls, or the table of an export. */
  type: string;
  /** The number that it has there. */
  id: number | null;
  /** A sentence in English, as all that commands say. */
  text: string;
  /** Where it is on this site. */
  link?: string | undefined;
};

/** What an import did, by types. */
export class ImportReport {
  readonly #counts = new Map<string, Record<Outcome, number>>();
  readonly notes: Note[] = [];
  /** Why it did not come to its end. */
  readonly failures: string[] = [];
  readonly remarks: string[] = [];

  count(type: string, outcome: Outcome): void {
    const counts = this.#counts.get(type) ?? { taken: 0, updated: 0, kept: 0, skipped: 0 };
    counts[outcome] += 1;
    this.#counts.set(type, counts);
  }

  note(note: Note): void {
    this.notes.push(note);
  }

  skip(type: string, id: number | null, text: string): void {
    this.count(type, 'skipped');
    this.note({ type, id, text });
  }

  fail(text: string): void {
    this.failures.push(text);
  }

  /** Says what is about no thing in particular. */
  remark(text: string): void {
    this.remarks.push(text);
  }

  get counts(): Readonly<Record<string, Readonly<Record<Outcome, number>>>> {
    return Object.fromEntries(this.#counts);
  }

  toJSON() {
    return { counts: this.counts, notes: this.notes, remarks: this.remarks, failures: this.failures };
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

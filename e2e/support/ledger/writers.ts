import { trashCalls } from '#features/trash/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Api } from '../api.ts';
import type { Random } from '../random.ts';
import { changeOf, draftOf, rules } from './kinds.ts';
import type { Ending, Ledger } from './ledger.ts';
import { type Fields, isShown, type Kind, type Thing, type Write } from './things.ts';

/** Writes one after the other until an answer does not come. It goes on with its own things when run again. */
export type Writer = (api: Api) => Promise<void>;

/** What was deleted and can be restored by itself. */
const isRestorable = ({ stored, parent }: Thing) => stored?.isInTrash && (!parent || isShown(parent));

/** Adds, changes, deletes, restores and purges things of a kind, up to `most` of them. */
export function createWriter(ledger: Ledger, kind: Kind, random: Random, most = 8): Writer {
  const own: Thing[] = [];
  return async api => {
    const writes = new Writes(ledger, api, random);
    let ending: Ending | undefined;
    while (ending !== 'unanswered') {
      const [first, ...others] = own.filter(isShown);
      const thing = first && random.pick([first, ...others]);
      const [trashed] = random.shuffle(own.filter(isRestorable));
      if (trashed && random.chance(0.25)) ending = await writes.takeFromTrash(trashed);
      else if (thing && rules[kind].calls.update && random.chance(0.6)) ending = await writes.update(thing);
      else if (thing && (others.length + 1 >= most || random.chance(0.4)))
        ending = await writes.remove(thing);
      else ending = await writes.create(kind, own);
    }
  };
}

/** The same for what belongs to something else, several at once, and now and then for that itself. */
export function createFamilyWriter(
  ledger: Ledger,
  [parentKind, childKind]: readonly [Kind, Kind],
  random: Random,
  most = 10,
): Writer {
  const parents: Thing[] = [];
  const children: Thing[] = [];
  return async api => {
    const writes = new Writes(ledger, api, random);
    let endings: Ending[] = [];
    while (!endings.includes('unanswered')) {
      const [trashed] = random.shuffle(parents.filter(isRestorable));
      if (trashed && random.chance(0.25)) {
        endings = [await writes.takeFromTrash(trashed)];
        continue;
      }
      const [first, ...others] = parents.filter(isShown);
      if (!first || (others.length < 2 && random.chance(0.3))) {
        endings = [await writes.create(parentKind, parents)];
        continue;
      }
      const parent = random.pick([first, ...others]);
      if (random.chance(0.25)) {
        endings = [await (random.chance(0.5) ? writes.remove(parent) : writes.update(parent))];
        continue;
      }
      const own = random.shuffle(children.filter(child => child.parent === parent));
      const there = own.filter(isShown);
      const leaving = there.slice(0, there.length < most ? random.between(0, 1) : 4);
      const returning = own.filter(isRestorable).slice(0, random.between(0, 1));
      endings = await Promise.all([
        ...Array.from({ length: random.between(1, 4) }, () => writes.create(childKind, children, parent)),
        ...leaving.map(child => writes.remove(child)),
        ...returning.map(child => writes.takeFromTrash(child)),
      ]);
    }
  };
}

/** Creates things of several kinds, some with what belongs to them, and deletes all but the first of each kind. */
export async function fillTrash(ledger: Ledger, api: Api, random: Random): Promise<void> {
  const writes = new Writes(ledger, api, random);
  const families: [count: number, kind: Kind, part?: Kind][] = [
    [6, 'album', 'image'],
    [6, 'workshop', 'application'],
    [20, 'question'],
  ];
  for (const [count, kind, part] of families) {
    const own: Thing[] = [];
    for (let number = 0; number < count; number += 1) await writes.create(kind, own);
    if (part) for (const thing of own) await writes.create(part, [], thing);
    for (const thing of own.slice(1)) await writes.remove(thing);
  }
}

/** The ways to write, each noted in the ledger. */
class Writes {
  readonly #ledger: Ledger;
  readonly #api: Api;
  readonly #random: Random;

  constructor(ledger: Ledger, api: Api, random: Random) {
    this.#ledger = ledger;
    this.#api = api;
    this.#random = random;
  }

  async create(kind: Kind, own: Thing[], parent?: Thing): Promise<Ending> {
    const { call, sent } = await draftOf(kind, this.#ledger.newMark(), this.#random, parent?.id);
    const thing = this.#ledger.add(kind, parent);
    own.push(thing);
    const ending = await this.#ledger.write(thing, { action: 'create', sent }, () =>
      this.#call(thing, 'create', call),
    );
    if (ending === 'acknowledged' && this.#random.chance(0.3)) await this.#look(thing);
    return ending;
  }

  async update(thing: Thing): Promise<Ending> {
    const { call, sent } = await changeOf(thing.kind, this.#ledger.newMark(), this.#random);
    return this.#ledger.write(thing, { action: 'update', sent }, () => this.#call(thing, 'update', call));
  }

  remove(thing: Thing): Promise<Ending> {
    return this.#ledger.write(thing, { action: 'remove' }, () => this.#call(thing, 'remove'));
  }

  /** Restores or purges what was deleted. */
  takeFromTrash(thing: Thing): Promise<Ending> {
    const action = this.#random.chance(0.5) ? 'restore' : 'purge';
    return this.#ledger.write(thing, { action }, () => this.#call(thing, action));
  }

  async #call({ kind, id }: Thing, action: Write['action'], call: { fields?: Fields } = {}) {
    const calls: Partial<Record<typeof action, Endpoint>> = { ...trashCalls, ...rules[kind].calls };
    const endpoint = calls[action];
    if (!endpoint) throw new Error(`No ${kind} can be changed.`);
    const query = {
      ...(endpoint.id && id !== undefined && { [endpoint.id]: id }),
      ...(action === 'purge' && { type: kind }),
    };
    const fields = action === 'restore' ? { type: kind, id } : call.fields;
    const answer = await this.#api.call(endpoint, { query, ...(fields && { fields }) });
    // It is other things' writes that change it.
    delete answer?.body.image_count;
    return answer;
  }

  /** As a visitor does whose browser asks for the smaller sizes, which are made and stored by that. */
  async #look({ kind, stored }: Thing): Promise<void> {
    const sizes = sizesOf(stored?.fields ?? {});
    for (const answer of await Promise.all(sizes.map(path => this.#api.download(path)))) {
      if (answer && answer.status !== 200)
        this.#ledger.problems.push(`a size of a new ${kind}'s picture is answered with ${answer.status}`);
    }
  }
}

/** The addresses of the smaller sizes of a picture that an answer tells of. */
export function sizesOf(fields: Fields): string[] {
  const details = fields.image_details ?? fields.cover_image_details;
  const { sources = [] } = (details ?? {}) as { sources?: { srcset: string }[] };
  return sources.flatMap(({ srcset }) => srcset.split(', ').map(candidate => candidate.split(' ')[0] ?? ''));
}

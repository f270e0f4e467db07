import { eventPlaces } from '#features/events/server/keeper.ts';
import { Gathering } from '#server/concurrency/gathering.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { UnavailableError } from '#server/unavailable.ts';
import { AppError } from '#shared/api/errors.ts';
import { applicantPath } from '../paths.ts';
import { assertOpen, getEventOfKind, insertNewApplications, type NewApplication } from './actions.ts';
import type { ReceivedFacts } from './for-applicants.ts';
import { queueReceived, type ReceivedContext, type Recipient } from './messages.ts';
import { admitNext } from './places.ts';

/** Each number of rows is a statement of its own, of which a connection keeps a limited number. */
const largest = 25;

type ArrivalsContext = ReceivedContext & Pick<Services, 'db'>;

/** An application on its way into the database. */
type Arrival = {
  /** The event as the form names it; it may be kept with its counterpart. */
  event: { id: number | undefined; kind: unknown };
  application: NewApplication;
  token: string;
  received: ReceivedFacts;
  /** Runs in the transaction that takes it. */
  also: (tx: Tx, taken: Taken) => Promise<void>;
};

export type Taken = { id: number; url: string };

type Waiting = { arrival: Arrival };
type Entered = Waiting & { event_id: number; created_at: string };
type Outcome = PromiseSettledResult<Taken>;

const arrivals = new WeakMap<Db, Arrivals>();

/**
 * Takes applications in the order in which they come; throws what the event's rules and its places refuse. Those of one
 * moment share a transaction, so that whoever waits for the writers' lock waits for a few statements, however many are in
 * front (docs/decisions/0042-places.md).
 */
export function takeApplication(services: ArrivalsContext, arrival: Arrival): Promise<Taken> {
  return arrivals.getOrInsertComputed(services.db, () => new Arrivals(services)).take(arrival);
}

class Arrivals {
  readonly #services: ArrivalsContext;
  readonly #gathering = new Gathering((arrivals: readonly Arrival[]) => this.#take(arrivals), largest);

  constructor(services: ArrivalsContext) {
    this.#services = services;
  }

  take(arrival: Arrival): Promise<Taken> {
    return this.#gathering.add(arrival);
  }

  async #take(arrivals: readonly Arrival[]): Promise<Outcome[]> {
    try {
      return await this.#takeTogether(arrivals);
    } catch (error) {
      if (arrivals.length === 1 || error instanceof UnavailableError) throw error;
      return this.#takeEach(arrivals);
    }
  }

  /** What the database refuses of one undoes a whole transaction, which is not the others' fault. */
  async #takeEach(arrivals: readonly Arrival[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const arrival of arrivals) {
      const refused = (reason: unknown): Outcome[] => [{ status: 'rejected', reason }];
      outcomes.push(...(await this.#takeTogether([arrival]).catch(refused)));
    }
    return outcomes;
  }

  #takeTogether(arrivals: readonly Arrival[]): Promise<Outcome[]> {
    return this.#services.db.transaction().execute(async tx => {
      const batch = new Batch(tx, this.#services);
      const entered = await batch.enter(arrivals);
      for (const [eventId, some] of Map.groupBy(entered, ({ event_id }) => event_id))
        await batch.admit(eventId, some);
      return arrivals.map(arrival => batch.outcomes.get(arrival) as Outcome);
    });
  }
}

/** Applications that are taken in one transaction, in their order. */
class Batch {
  readonly outcomes = new Map<Arrival, Outcome>();
  readonly #tx: Tx;
  readonly #services: ReceivedContext;

  constructor(tx: Tx, services: ReceivedContext) {
    this.#tx = tx;
    this.#services = services;
  }

  /** Those whose event is open: it may have changed since their form was looked at. */
  enter(arrivals: readonly Arrival[]): Promise<Entered[]> {
    const reader = { ...this.#services, db: this.#tx, session: undefined };
    const events = new Map<string, ReturnType<typeof getEventOfKind>>();
    const find = ({ id, kind }: Arrival['event']) =>
      events.getOrInsertComputed(JSON.stringify([id, kind]), () => getEventOfKind(reader, id, kind));
    const waiting = arrivals.map(arrival => ({ arrival }));
    return this.#sift(waiting, async ({ arrival }) => {
      const { keeper_id, ...event } = await find(arrival.event);
      return { arrival, event_id: keeper_id, created_at: assertOpen(this.#services, event) };
    });
  }

  /** Stores those for whom the event has a place or a waiting list, and writes to them. */
  async admit(eventId: number, entered: readonly Entered[]): Promise<void> {
    const places = await eventPlaces(this.#tx, eventId);
    const admitted = await this.#sift(entered, entry => ({ ...entry, ...admitNext(places) }));
    if (admitted.length === 0) return;
    const rows = admitted.map(({ arrival, position: _, ...at }) => ({ ...arrival.application, ...at }));
    const recipients = await insertNewApplications(this.#tx, this.#services, rows);
    const stored = admitted.map(({ arrival, position }, index) => ({
      ...{ arrival, position, token: arrival.token, facts: arrival.received },
      recipient: recipients[index] as Recipient,
    }));
    await queueReceived(this.#tx, this.#services, stored);
    for (const { arrival, recipient, token } of stored) {
      const value = { id: recipient.id, url: applicantPath.href({ token }) };
      await arrival.also(this.#tx, value);
      this.outcomes.set(arrival, { status: 'fulfilled', value });
    }
  }

  /** What is found of each, one after the other; whoever is refused has that for an outcome. */
  async #sift<Item extends Waiting, Found>(
    items: readonly Item[],
    find: (item: Item) => Promise<Found> | Found,
  ): Promise<Found[]> {
    const found: Found[] = [];
    for (const item of items) {
      try {
        found.push(await find(item));
      } catch (reason) {
        if (!(reason instanceof AppError)) throw reason;
        this.outcomes.set(item.arrival, { status: 'rejected', reason });
      }
    }
    return found;
  }
}

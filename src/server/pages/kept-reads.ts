import { dayIn } from '#shared/instants.ts';
import { TableCache } from '../db/tracking/table-cache.ts';
import type { Dispatcher } from '../http/dispatch.ts';
import type { Services } from '../services.ts';

/** Few: what all pages read comes again and again, what only one of them reads is in the page that is kept. */
const maxKept = 50;

/**
 * The public reads of pages that are rendered in this process. Those that many pages make, as that of the menu, are kept
 * until one of their tables changes.
 */
export class KeptReads implements Pick<Dispatcher, 'read'> {
  readonly #dispatcher: Dispatcher;
  readonly #services: Pick<Services, 'clock' | 'timeZone'>;
  readonly #kept: TableCache<object>;

  constructor(
    dispatcher: Dispatcher,
    { tableTracker, ...services }: Pick<Services, 'tableTracker' | 'clock' | 'timeZone'>,
  ) {
    this.#dispatcher = dispatcher;
    this.#services = services;
    this.#kept = new TableCache({ tracker: tableTracker, max: maxKept });
  }

  async read(path: string, parameters: URLSearchParams, acceptLanguage: string | undefined): Promise<object> {
    const read = () => this.#dispatcher.read(path, parameters, acceptLanguage);
    const key = this.#dispatcher.keyOf(path, { query: () => parameters, header: () => acceptLanguage });
    if (key === undefined) return read();
    const { clock, timeZone } = this.#services;
    return this.#kept.getOrMake(`${dayIn(timeZone, clock())} ${key}`, read);
  }
}

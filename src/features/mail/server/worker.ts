import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Changed } from '#server/db/tracking/table-tracker.ts';
import type { Services } from '#server/services.ts';
import { sendDueNotice } from './notices.ts';
import {
  findDue,
  findEarlierAttempt,
  findNextAttempt,
  holdQueued,
  type MailRow,
  updateMail,
} from './queries.ts';
import { type Patience, sendMail } from './transport.ts';

const minute = 60_000;
/** How long after a failure it is tried again, in minutes; after the last the message has failed. */
const pauses = [1, 5, 30, 120, 720];
/** How often it looks without being woken: another instance may have left something. */
const lookAgain = minute;
/** How long it rests before it looks once more, so that many messages at once cost few looks. */
const rest = 200;
/** How long a stop waits for the message that is being sent. */
const patienceAtStop = 5_000;

type WorkerServices = Pick<Services, 'db' | 'tableTracker' | 'clock' | 'log' | 'leases' | 'mail' | 'site'>;

/** Sends what is in the outbox, one message after the other, in one of several instances. */
export class MailWorker {
  readonly #services: WorkerServices;
  readonly #patience: Partial<Patience>;
  readonly #stopped = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #isWoken = false;
  #isStopping = false;

  constructor(services: WorkerServices, patience: Partial<Patience> = {}) {
    this.#services = services;
    this.#patience = patience;
  }

  start(): void {
    // Its reads are not those of the request that wakes it.
    const wake = AsyncResource.bind(() => this.#wake());
    this.#services.tableTracker.onChange(changed => {
      if (concernsMail(changed)) wake();
    });
    wake();
  }

  /** Lets the message that is being sent end, but not for long: what was not confirmed is sent at the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const timer = setTimeout(() => this.#stopped.abort(), patienceAtStop);
    await this.#round;
    clearTimeout(timer);
  }

  /** Looks for messages; while a round runs, it looks once more after it. */
  #wake(): void {
    this.#isWoken = true;
    if (this.#isStopping) return;
    this.#round ??= this.#run().finally(() => {
      this.#round = undefined;
    });
  }

  async #run(): Promise<void> {
    let next: Date | undefined;
    while (this.#isWoken && !this.#isStopping) {
      this.#isWoken = false;
      next = await this.sendDue();
      if (this.#isWoken) await sleep(rest);
    }
    const wait = next ? next.getTime() - this.#services.clock().getTime() : lookAgain;
    clearTimeout(this.#timer);
    if (!this.#isStopping)
      this.#timer = setTimeout(() => this.#wake(), Math.min(Math.max(wait, 0), lookAgain)).unref();
  }

  /** Sends what is due, unless another instance is at it; returns when to look again, if that is known. */
  async sendDue(): Promise<Date | undefined> {
    const { db, leases, log, mail } = this.#services;
    let next: Date | undefined;
    try {
      if (!mail.smtpUrl) await holdQueued(db);
      await leases.run('mail', async lost => {
        next = await this.#sendAll(AbortSignal.any([lost, this.#stopped.signal]));
      });
    } catch (error) {
      log.error('mail stopped', { reason: error instanceof Error ? error.message : String(error) });
    }
    return next;
  }

  async #sendAll(signal: AbortSignal): Promise<Date | undefined> {
    const { db, clock, mail } = this.#services;
    while (!signal.aborted && !this.#isStopping) {
      const notice = await sendDueNotice(db, this.#services);
      const now = clock();
      const row = mail.smtpUrl ? await findDue(db, now.toISOString()) : undefined;
      if (!row) return earliest(notice, mail.smtpUrl ? await findNextAttempt(db) : undefined);
      const free = await this.#nextFree();
      if (free > now) return earliest(notice, free.toISOString());
      await this.#send(row, signal);
    }
    return undefined;
  }

  /** When the next message may be sent: at most so many in any minute, by whichever instance. */
  async #nextFree(): Promise<Date> {
    const { db, mail } = this.#services;
    const earlier = await findEarlierAttempt(db, mail.perMinute);
    return new Date(earlier ? Date.parse(earlier) + minute : 0);
  }

  async #send(row: MailRow, signal: AbortSignal): Promise<void> {
    const { db, clock, log, mail, site } = this.#services;
    const association = (await site.read(db))[row.lang];
    // Also shows that the outcome can be written: otherwise the message would be sent again and again.
    await updateMail(db, row.id, { attempted_at: clock().toISOString() });
    const attempts = row.attempts + 1;
    try {
      const server = { ...mail, smtpUrl: mail.smtpUrl ?? '' };
      await sendMail(server, association, row, { signal, patience: this.#patience });
    } catch (error) {
      if (signal.aborted) return;
      const outcome = afterFailure(row, attempts, error, clock());
      await updateMail(db, row.id, { attempts, ...outcome });
      const { status } = outcome;
      log.warn('mail refused', { mail: row.id, attempts, status, code: codeOf(error) });
      return;
    }
    const sent = { status: 'sent', error: null, sent_at: clock().toISOString() } as const;
    await updateMail(db, row.id, { attempts, ...sent, secrets: forget(row.secrets) });
  }
}

function concernsMail(changed: Changed): boolean {
  return changed === 'all' || changed.has('mails') || changed.has('mail_notices');
}

function earliest(...instants: (string | undefined)[]): Date | undefined {
  const [first] = instants.filter(instant => instant !== undefined).sort();
  return first === undefined ? undefined : new Date(first);
}

/** The changes to a message after an attempt that failed at `now`. */
function afterFailure(row: MailRow, attempts: number, error: unknown, now: Date) {
  const reason = describe(error);
  const pause = isFinal(error) ? undefined : pauses[attempts - 1];
  if (pause === undefined) return { status: 'failed', error: reason, secrets: forget(row.secrets) } as const;
  const next = new Date(now.getTime() + pause * minute);
  return { status: 'queued', error: reason, next_attempt_at: next.toISOString() } as const;
}

/** Whether trying again is of no use: the server refused for good, or nodemailer did with the address. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' ? responseCode >= 500 : code === 'EENVELOPE';
}

function codeOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return String(responseCode ?? code ?? 'unknown');
}

/** The server's own words where it said any. */
function describe(error: unknown): string {
  const { response, message } = error as { response?: unknown; message?: unknown };
  const words = typeof response === 'string' && response ? response : String(message);
  return words.replace(/\p{Cc}+/gu, ' ').slice(0, 1_000);
}

/** The names of secrets, whose values are gone. */
function forget(secrets: string | null): string | null {
  if (secrets === null) return null;
  const names = Object.keys(JSON.parse(secrets) as object);
  return JSON.stringify(Object.fromEntries(names.map(name => [name, null])));
}

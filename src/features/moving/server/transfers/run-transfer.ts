import { rm, stat } from 'node:fs/promises';
import { readHead } from '#features/media/server/uploads.ts';
import type { SiteDatabase } from '#server/backup/site-database.ts';
import type { Services } from '#server/services.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { parseWebAddress } from '#shared/addresses/web-address.ts';
import type { OnProgress, Progress } from '../../progress.ts';
import type { Said } from '../../texts/reasons.ts';
import type { ExportedSite } from '../export/exported-site.ts';
import { writeExport } from '../export/write-export.ts';
import { importExport } from '../import/import-export.ts';
import { importSite } from '../old-site/import-site.ts';
import { ImportReport } from '../report.ts';
import { importWordPress } from '../wordpress/import-wordpress.ts';
import { withWhole } from './pieces.ts';
import { failureOf, TransferFailure } from './transfer-failure.ts';
import { endTransfer, getTransfer, noteProgress, type TransferRow } from './transfers.ts';

export type TransferContext = {
  services: Services;
  /** The uploaded files of the site. */
  originals: FileStore;
  /** Where ZIPs are kept. */
  transfers: FileStore;
  dataDir: string;
  /** By default that of the data folder. */
  database?: SiteDatabase | undefined;
  /** Of an administrator of the site that is imported. */
  token?: string | undefined;
  site: Omit<ExportedSite, 'name' | 'now'>;
  signal: AbortSignal;
};

/** In milliseconds: how often it says how far it is, and asks whether it is to go on. */
const betweenNotes = 2_000;

/** Does an import or export that was begun, and notes how it ends. */
export async function runTransfer(id: number, context: TransferContext): Promise<void> {
  const { db, clock } = context.services;
  const transfer = await getTransfer(db, id);
  const notes = new Notes(context, id);
  const signal = AbortSignal.any([context.signal, notes.stopped]);
  const report = transfer.kind === 'import' ? new ImportReport() : undefined;
  const end = (ending: Parameters<typeof endTransfer>[2]) => endTransfer(db, id, ending, clock());
  try {
    if (report) {
      await doImport(transfer, { ...context, signal, report }, notes.onProgress);
      await end({ state: report.failures.length > 0 ? 'incomplete' : 'done', report });
    } else {
      const made = await makeExport(transfer, { ...context, signal }, notes.onProgress);
      await end({ state: 'done', ...made });
    }
  } catch (error) {
    const untilThen = report?.isEmpty ? undefined : report;
    if (signal.aborted) await end({ state: 'stopped', report: untilThen });
    else await end({ state: 'failed', failure: reported(error), report: untilThen });
  } finally {
    await notes.close();
  }
}

type ImportContext = TransferContext & { report: ImportReport };

function doImport(
  { source, upload, pieces, categories, is_dry_run }: TransferRow,
  { services, originals: store, transfers, dataDir, token, signal, report }: ImportContext,
  onProgress: OnProgress,
): Promise<void> {
  const common = { services, isDryRun: is_dry_run === 1, onProgress, signal, report };
  if (upload !== null && pieces !== null)
    return withWhole(transfers, { upload, pieces }, async file =>
      (await readHead(file, 2)) === 'PK'
        ? importExport(file, { ...common, store, dataDir })
        : importWordPress(file, { ...common, categories: JSON.parse(categories ?? '{}') }),
    );
  const address = parseWebAddress(source);
  if (!address) throw new TransferFailure({ reason: 'noAddress', values: { address: source } });
  return importSite({ ...common, address, token });
}

async function makeExport(
  { id }: TransferRow,
  { services, originals, transfers, dataDir, database, site, signal }: TransferContext,
  onProgress: OnProgress,
): Promise<{ file: string; bytes: number }> {
  const path = transfers.temporaryPath();
  const name = `export-${id}.zip`;
  try {
    await writeExport({
      ...{ dataDir, database, store: originals, file: path, onProgress, signal },
      site: { ...site, now: services.clock() },
    });
    const { size: bytes } = await stat(path);
    await transfers.adopt(name, path);
    return { file: name, bytes };
  } finally {
    await rm(path, { force: true });
  }
}

/** What nobody foresaw the process prints too, with where it was. */
function reported(error: unknown): Said {
  const failure = failureOf(error);
  if (failure.reason === 'ended') process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  return failure;
}

/** Tells the database every now and then how far it is. */
class Notes {
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #progress: Progress | undefined;
  #beganAt: string | null = null;
  #noting: Promise<void> = Promise.resolve();
  readonly #context: Pick<TransferContext, 'services'>;
  readonly #id: number;

  constructor(context: Pick<TransferContext, 'services'>, id: number) {
    this.#context = context;
    this.#id = id;
    this.#timer = setInterval(() => {
      this.#noting = this.#note();
    }, betweenNotes);
  }

  /** Aborted when somebody stops it. */
  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  onProgress: OnProgress = progress => {
    const isNew = progress.step !== this.#progress?.step || progress.done < this.#progress.done;
    if (isNew) this.#beganAt = this.#context.services.clock().toISOString();
    this.#progress = progress;
  };

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#noting;
  }

  async #note(): Promise<void> {
    const { db, clock } = this.#context.services;
    const progress = this.#progress && { ...this.#progress, step_began_at: this.#beganAt };
    // A database that is away for a moment is asked again.
    const goesOn = await noteProgress(db, this.#id, progress ?? {}, clock()).catch(() => true);
    if (!goesOn) this.#stop.abort();
  }
}

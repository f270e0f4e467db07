import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { BackupFailure } from '#server/backup/failure.ts';
import type { Tell } from '#server/backup/write-backup.ts';
import { SettingsError } from '#server/settings.ts';

type Options = { tell: Tell; signal: AbortSignal; now: Date };

/** Runs a command with one path as its word; what fails is said in a sentence, and Ctrl+C leaves nothing behind. */
export async function runCommand(usage: string, run: (path: string, options: Options) => Promise<void>) {
  const [path, ...more] = process.argv.slice(2);
  if (!path || path.startsWith('-') || more.length > 0) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  // Visitors come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  try {
    // npm runs scripts in the project's folder, wherever it was called.
    const from = process.env.INIT_CWD ?? process.cwd();
    await run(resolve(from, path), { tell: createTell(), signal: stopped.signal, now: new Date() });
  } catch (error) {
    process.stderr.write(`${stopped.signal.aborted ? 'Stopped; nothing was changed.' : wordsOf(error)}\n`);
    process.exitCode = 1;
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof BackupFailure || error instanceof SettingsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** One line for each step and each quarter of it. */
function createTell(): Tell {
  let last = '';
  return (step, share) => {
    const quarters = Math.floor(share * 4);
    const line = quarters > 0 ? `${step}: ${quarters * 25} %` : `${step} …`;
    if (line !== last) process.stdout.write(`${line}\n`);
    last = line;
  };
}

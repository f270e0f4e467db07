import { styleText } from 'node:util';

type Level = 'info' | 'warn' | 'error';
type Details = Record<string, string | number | boolean | undefined>;

/** A structured log. It must never contain personal data, tokens, passwords or visitors' messages. */
export type Log = Record<Level, (event: string, details?: Details) => void>;

type Out = {
  write(line: string): unknown;
  isTTY?: boolean;
  /** Called after a line that somebody may be waiting for. */
  flush?(): void;
};

/** Writes each event as a line of JSON, or in a terminal as readable text. Control characters are escaped. */
export function createLog(out: Out = process.stdout): Log {
  const write =
    (level: Level) =>
    (event: string, details: Details = {}) => {
      const at = timestamp();
      out.write((out.isTTY ? readable : machineReadable)(level, at, event, details));
      if (level !== 'info') out.flush?.();
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

let latest = { ms: Number.NaN, text: '' };

/** The time in ISO 8601, formatted once per millisecond (docs/performance.md#what-is-remembered). */
function timestamp(): string {
  const ms = Date.now();
  if (ms !== latest.ms) latest = { ms, text: new Date(ms).toISOString() };
  return latest.text;
}

/**
 * Collects lines and writes them together, because a system call per line takes longer than the line itself.
 * A line waits `ms` milliseconds at most; when the process exits the rest is written.
 */
export function inBatches(out: { write(lines: string): unknown; isTTY?: boolean }, ms = 100): Out {
  // In a terminal lines should appear at once.
  if (out.isTTY) return out;
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines) out.write(lines);
    lines = '';
  };
  process.on('exit', flush);
  const write = (line: string) => {
    lines += line;
    if (lines.length > 64 * 1024) flush();
    else timer ??= setTimeout(flush, ms).unref();
  };
  return { write, flush };
}

/** For tests, and for scripts with their own output. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** String concatenation takes half as long as one `JSON.stringify` of a merged object. */
function machineReadable(level: Level, at: string, event: string, details: Details): string {
  const head = `{"at":"${at}","level":"${level}","event":${toJson(event)}`;
  const rest = toJson(details).slice(1);
  return rest === '}' ? `${head}}\n` : `${head},${rest}\n`;
}

function readable(level: Level, at: string, event: string, details: Details): string {
  const colour = level === 'info' ? 'green' : level === 'warn' ? 'yellow' : 'red';
  const values = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${styleText('dim', `${name}=`)}${toJson(value).replace(/^"|"$/g, '')}`);
  return `${styleText('dim', at.slice(11, 19))} ${styleText(colour, event)} ${values.join(' ')}\n`;
}

/** Escapes characters that JSON leaves alone but that end a line, reverse text or control a terminal. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

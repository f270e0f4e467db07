import { styleText } from 'node:util';

type Level = 'info' | 'warn' | 'error';
type Details = Record<string, string | number | boolean | undefined>;

/** Structured log: never personal data, tokens, passwords or messages of visitors. */
export type Log = Record<Level, (event: string, details?: Details) => void>;

/** One line of JSON per event; in a terminal the same as a line for reading. Control characters are escaped. */
export function createLog(out: { write(line: string): unknown; isTTY?: boolean } = process.stdout): Log {
  const write =
    (level: Level) =>
    (event: string, details: Details = {}) => {
      const at = new Date().toISOString();
      out.write(
        out.isTTY ? readable(level, at, event, details) : `${toJson({ at, level, event, ...details })}\n`,
      );
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** For tests, and for scripts that print their own words. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

function readable(level: Level, at: string, event: string, details: Details): string {
  const colour = level === 'info' ? 'green' : level === 'warn' ? 'yellow' : 'red';
  const values = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${styleText('dim', `${name}=`)}${toJson(value).replace(/^"|"$/g, '')}`);
  return `${styleText('dim', at.slice(11, 19))} ${styleText(colour, event)} ${values.join(' ')}\n`;
}

/** JSON leaves some characters as they are that end or turn a line, or command a terminal. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

import { reparsedVectors } from './reparsed-vectors.ts';
import { runningVectors } from './running-vectors.ts';

/**
 * HTML that runs or loads something if it reaches a page unchanged, one vector per line. `RUN` is the script,
 * `HOST` another host; ␀ ␉ ␊ ␌ ␍ stand for control characters, ‵ and ＄ for the characters that would end a
 * template literal.
 *
 * The classes are those of public collections (PortSwigger, OWASP, html5sec, tests of sanitizers); the lines
 * are our own.
 */
const { scripts, handlers, loads } = runningVectors;
const { mutations, comments, polyglots } = reparsedVectors;

const pictures: Record<string, string> = {
  '␀': '\0',
  '␉': '\t',
  '␊': '\n',
  '␌': '\f',
  '␍': '\r',
  '‵': '`',
  '＄': '$',
};

/** Reports to the enclosing page that it ran. */
export const run = 'top.hit()';
/** A host that does not exist (RFC 6761). */
export const otherHost = 'zlo.invalid';

/** The lines of the table with the placeholders replaced. */
export const vectors: readonly string[] = [scripts, handlers, mutations, comments, loads, polyglots].flatMap(
  lines =>
    lines
      .trim()
      .split('\n')
      .map(line =>
        line
          .trim()
          .replaceAll('RUN', run)
          .replaceAll('HOST', otherHost)
          .replace(/[␀␉␊␌␍‵＄]/g, picture => pictures[picture] ?? ''),
      ),
);

/** The result of a check; `advice` says what to do. */
export type Finding =
  | { state: 'well'; what: string }
  | { state: 'hint' | 'wrong'; what: string; advice: string };

export const well = (what: string): Finding => ({ state: 'well', what });
/** Nothing is broken, but whoever runs the site should know. */
export const hint = (what: string, advice: string): Finding => ({ state: 'hint', what, advice });
export const wrong = (what: string, advice: string): Finding => ({ state: 'wrong', what, advice });

const marks = { well: '✓', hint: '!', wrong: '✗' };

/** The findings as lines of text, each followed by its advice. */
export function describeFindings(findings: readonly Finding[]): string {
  const lines = findings.map(finding =>
    finding.state === 'well'
      ? `${marks.well} ${finding.what}`
      : `${marks[finding.state]} ${finding.what}\n    → ${finding.advice}`,
  );
  const count = findings.filter(({ state }) => state === 'wrong').length;
  const summary =
    count === 0 ? 'Nothing is wrong.' : `${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`;
  return `${lines.join('\n')}\n\n${summary}\n`;
}

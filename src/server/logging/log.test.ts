import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { createLog, inBatches } from './log.ts';

function createOutput(isTTY = false) {
  const lines: string[] = [];
  return { lines, log: createLog({ isTTY, write: line => lines.push(line) }) };
}

const hostile = 'a\nb\r\u001b[31mc\u0000\u0007\u007f\u009b2J\u2028\u2029\u202ed"\\';

test('an event is one line of JSON with its time in UTC', () => {
  const { lines, log } = createOutput();
  const before = Date.now();
  log.info('request', { status: 200, path: '/a', isNew: true, none: undefined });
  log.warn('throttled');
  log.error('defect', { error: 'Error: x\n    at y' });
  const events = lines.map(line => {
    assert.match(line, /^\{[^\n]*\}\n$/);
    return JSON.parse(line);
  });
  for (const { at } of events) {
    assert.match(at, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
    assert.ok(Date.parse(at) >= before && Date.parse(at) <= Date.now());
  }
  assert.deepEqual(
    events.map(({ at, ...event }) => event),
    [
      { level: 'info', event: 'request', status: 200, path: '/a', isNew: true },
      { level: 'warn', event: 'throttled' },
      { level: 'error', event: 'defect', error: 'Error: x\n    at y' },
    ],
  );
});

test('in a terminal an event is a line for reading', () => {
  const { lines, log } = createOutput(true);
  log.info('request', { status: 200, path: '/a b', none: undefined });
  assert.equal(lines.length, 1);
  assert.match(
    stripVTControlCharacters(lines[0] ?? ''),
    /^\d{2}:\d{2}:\d{2} request status=200 path=\/a b\n$/,
  );
});

for (const isTTY of [false, true]) {
  test(`no text can write a control character into ${isTTY ? 'a terminal' : 'a file'}`, () => {
    const { lines, log } = createOutput(isTTY);
    log.info('request', { path: hostile });
    log.error('defect', { error: hostile });
    assert.equal(lines.length, 2);
    for (const line of lines) {
      const text = isTTY ? stripColours(line) : line;
      assert.doesNotMatch(
        text.slice(0, -1),
        /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
        JSON.stringify(text),
      );
      assert.match(text, /a\\nb\\r\\u001b\[31mc/);
      assert.match(text, /\n$/);
    }
    if (!isTTY) assert.equal(JSON.parse(lines[0] ?? '').path, hostile, 'and nothing of it is lost');
  });
}

/** Removes the log's own colours only: whole sequences that set one. */
function stripColours(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
  return line.replace(/\u001b\[(?:2|22|3[123]|39)m/g, (match, offset: number) =>
    line.slice(offset).startsWith('\u001b[31mc') ? match : '',
  );
}

test('lines of a file are written together, those of trouble at once with what came before them', async () => {
  const written: string[] = [];
  const log = createLog(inBatches({ write: lines => written.push(lines) }, 20));
  log.info('first');
  log.info('second');
  assert.deepEqual(written, []);
  await new Promise(resolve => setTimeout(resolve, 60));
  log.info('third');
  log.warn('throttled');
  const events = written.map((lines: string) =>
    lines
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line).event),
  );
  assert.deepEqual(events, [
    ['first', 'second'],
    ['third', 'throttled'],
  ]);
});

test('what is still gathered is written when the process ends', () => {
  const source = `
    import { createLog, inBatches } from ${JSON.stringify(import.meta.resolve('./log.ts'))};
    createLog(inBatches(process.stdout)).info('last');
    process.exit(0);
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' });
  assert.equal(JSON.parse(stdout).event, 'last');
});

test('who watches a terminal sees each line when it is written', () => {
  const written: string[] = [];
  createLog(inBatches({ isTTY: true, write: lines => written.push(lines) })).info('first');
  assert.equal(written.length, 1);
});

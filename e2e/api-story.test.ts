import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { installByApt } from '../scripts/apt.ts';
import { administrator, startSite } from './support/site.ts';

const root = join(import.meta.dirname, '..');

type Step = { command: string; answer: string | undefined };

/** The commands of the story, each with the answer that is shown below it. */
function stepsOf(story: string): Step[] {
  const blocks = [...story.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
    kind,
    text,
  }));
  return blocks.flatMap(({ kind, text }, index) => {
    if (kind !== 'sh') return [];
    const next = blocks[index + 1];
    return [{ command: text, answer: next && next.kind !== 'sh' ? next.text : undefined }];
  });
}

/** Whether a value is the one shown, where `…` stands for anything, or for any part of a text. */
function fits(shown: unknown, value: unknown): boolean {
  if (shown === '…') return value !== null && value !== undefined;
  if (typeof shown === 'string' && shown.includes('…')) {
    const parts = shown.split('…').map(part => RegExp.escape(part));
    return typeof value === 'string' && new RegExp(`^${parts.join('.+')}$`).test(value);
  }
  if (typeof shown !== 'object' || shown === null) return shown === value;
  if (typeof value !== 'object' || value === null || Array.isArray(shown) !== Array.isArray(value))
    return false;
  const names = Object.keys(shown);
  return (
    names.length === Object.keys(value).length &&
    names.every(name => fits((shown as Fields)[name], (value as Fields)[name]))
  );
}
type Fields = Record<string, unknown>;

test('what counts as the answer that is shown', () => {
  assert.ok(fits({ a: '…', b: ['/media/….webp'] }, { a: 1, b: ['/media/ab.webp'] }));
  for (const value of [
    { a: 1 },
    { a: 1, b: [], c: 2 },
    { a: 1, b: ['/media/ab.jpg'] },
    { a: null, b: [] },
    [],
  ])
    assert.ok(!fits({ a: '…', b: ['/media/….webp'] }, value), JSON.stringify(value));
});

test('the story of docs/api.md is true', async t => {
  const hasCurl = () => spawnSync('curl', ['--version']).status === 0;
  if (!hasCurl() && !(installByApt('curl', 'the story of docs/api.md') && hasCurl())) {
    t.skip('curl is missing and could not be installed (Debian: apt-get install curl)');
    return;
  }
  const steps = stepsOf(readFileSync(join(root, 'docs/api.md'), 'utf8'));
  assert.ok(steps.filter(({ answer }) => answer).length >= 14, 'the story was found');
  const site = await startSite({ STARTER_CONTENT: 'off' });
  // Its files are made beside the project's, not among them.
  const folder = await mkdtemp(join(tmpdir(), 'story-'));
  await symlink(join(root, 'src'), join(folder, 'src'));
  const mark = '\n-- step --\n';
  const { stdout, stderr, status } = spawnSync('sh', ['-eu'], {
    cwd: folder,
    input: steps.map(({ command }) => `${command}\nprintf '${mark.replaceAll('\n', '\\n')}'\n`).join(''),
    env: {
      ...process.env,
      SITE: site.origin,
      EMAIL: administrator.email,
      PASSWORD: administrator.password,
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  await site.stop();
  await rm(folder, { recursive: true });
  assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
  const outputs = stdout.split(mark);
  for (const [index, { command, answer }] of steps.entries()) {
    const output = outputs[index]?.trim() ?? '';
    if (answer === undefined) assert.equal(output, '', command);
    else if (!answer.startsWith('{') && !answer.startsWith('[')) assert.equal(output, answer.trim(), command);
    else assert.ok(fits(JSON.parse(answer), JSON.parse(output)), `${command}\nanswers\n${output}`);
  }
});

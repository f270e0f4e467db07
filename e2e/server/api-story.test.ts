import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { installByApt } from '../../scripts/apt.ts';
import { makeFolder } from '../support/sites/folders.ts';
import { administrator } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ settings: { STARTER_CONTENT: 'off' }, siteName: 'story' });

const root = join(import.meta.dirname, '../..');

type Step = { command: string; answer: string | undefined };

/** The commands of the story, each with its documented response. */
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

/** Whether a value matches the documented one, where `…` stands for anything. */
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
  expect(fits({ a: '…', b: ['/media/….webp'] }, { a: 1, b: ['/media/ab.webp'] })).toBeTruthy();
  for (const value of [
    { a: 1 },
    { a: 1, b: [], c: 2 },
    { a: 1, b: ['/media/ab.jpg'] },
    { a: null, b: [] },
    [],
  ])
    expect(fits({ a: '…', b: ['/media/….webp'] }, value), JSON.stringify(value)).toBeFalsy();
});

test('the story of docs/api.md is true', async ({ site }) => {
  const hasCurl = () => spawnSync('curl', ['--version']).status === 0;
  const isMissing = !hasCurl() && !(installByApt('curl', 'the story of docs/api.md') && hasCurl());
  test.skip(isMissing, 'curl is missing and could not be installed (Debian: apt-get install curl)');
  const steps = stepsOf(readFileSync(join(root, 'docs/api.md'), 'utf8'));
  expect(steps.filter(({ answer }) => answer).length, 'the story was found').toBeGreaterThanOrEqual(14);
  // Its files must not be created in the project's folder.
  const folder = makeFolder('story');
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
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const outputs = stdout.split(mark);
  for (const [index, { command, answer }] of steps.entries()) {
    const output = outputs[index]?.trim() ?? '';
    if (answer === undefined) expect(output, command).toBe('');
    else if (!answer.startsWith('{') && !answer.startsWith('[')) expect(output, command).toBe(answer.trim());
    else expect(fits(JSON.parse(answer), JSON.parse(output)), `${command}\nanswers\n${output}`).toBeTruthy();
  }
});

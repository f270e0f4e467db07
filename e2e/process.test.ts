import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { answering, freePort, startSite } from './support/site.ts';

const root = join(import.meta.dirname, '..');

function run(script: string, words: string[], environment: Record<string, string>, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...words], {
    env: { ...process.env, ...environment },
    input,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

test('a wrong setting stops the start with a sentence that names it', () => {
  const { status, stderr } = run('src/server/main.ts', [], { PORT: 'many' });
  assert.equal(status, 1);
  assert.equal(stderr, "PORT must be a whole number from 0 to 65535, not 'many'.\n");
});

test('a port in use is said in a sentence', async () => {
  const site = await startSite({ STARTER_CONTENT: 'off' });
  const { status, stderr } = run('src/server/main.ts', [], {
    PORT: new URL(site.origin).port,
    DATA_DIR: join(site.dataDir, 'other'),
    STARTER_CONTENT: 'off',
  });
  assert.equal(status, 1);
  assert.match(stderr, /^PORT \d+ is in use by another program/);
  await site.stop();
});

test('a second site on the same data is refused, and after a kill the first one’s place is free', async () => {
  const site = await startSite({ STARTER_CONTENT: 'off' });
  const environment = { DATA_DIR: site.dataDir, PORT: '0', STARTER_CONTENT: 'off' };
  const { status, stderr } = run('src/server/main.ts', [], environment);
  assert.equal(status, 1);
  assert.equal(
    stderr,
    `DATA_DIR ${site.dataDir} is in use: another site is running on it, or it is being restored.\n`,
  );
  assert.equal((await fetch(`${site.origin}/api/health`)).status, 200);
  await site.stop('SIGKILL');
  const next = await startSite({ DATA_DIR: site.dataDir, STARTER_CONTENT: 'off' });
  assert.equal(await next.stop(), 0);
  await rm(site.dataDir, { recursive: true });
});

test('npm start closes its folder of data to all but its owner, and ends with the signal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  const dataDir = join(folder, 'naši podaci');
  await mkdir(dataDir, { mode: 0o755 });
  const port = String(await freePort());
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: port, STARTER_CONTENT: 'off' },
    stdio: 'ignore',
  });
  const ended = once(npm, 'exit');
  await answering(`http://localhost:${port}/api/health`, () => npm.exitCode !== null && 'npm start ended');
  const modeOf = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;
  assert.equal(await modeOf(''), 0o700);
  for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.lock'])
    assert.equal(await modeOf(name), 0o600, name);
  for (const name of ['media', 'media-sizes']) assert.equal(await modeOf(name), 0o700, name);
  assert.ok((await readdir(dataDir)).includes('compile-cache'));
  npm.kill('SIGTERM');
  await ended;
  await assert.rejects(fetch(`http://localhost:${port}/api/health`), 'the site itself has ended');
  await rm(folder, { recursive: true });
});

test('SIGTERM finishes what is under way and ends with 0', async () => {
  const site = await startSite({ STARTER_CONTENT: 'off' });
  const body = JSON.stringify({ email: 'urednica@primjer.ba', password: 'tajna-lozinka' });
  const login = request(`${site.origin}/api/login.php`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  login.flushHeaders();
  // The site has taken the call and waits for its body: it is under way when the signal comes.
  await once(login, 'continue');
  const stopped = site.stop('SIGTERM');
  await setTimeout(50);
  login.end(body);
  const [answer] = (await once(login, 'response')) as [IncomingMessage];
  answer.resume();
  assert.equal(answer.statusCode, 200);
  assert.equal(await stopped, 0);
});

test('the log has a line of JSON for each request, without personal data', async () => {
  const site = await startSite({ STARTER_CONTENT: 'off' });
  await fetch(`${site.origin}/api/news.php?search=povjerljivo`, {
    headers: { Authorization: 'Bearer tajna' },
  });
  await fetch(`${site.origin}/novosti`);
  await site.stop();
  const lines = site
    .output()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line));
  const request = lines.find(line => line.path === '/api/news.php');
  assert.deepEqual(
    { event: request.event, method: request.method, status: request.status },
    { event: 'request', method: 'GET', status: 200 },
  );
  assert.equal(typeof request.ms, 'number');
  assert.match(request.id, /^[\w-]{36}$/);
  assert.doesNotMatch(site.output(), /povjerljivo|tajna/);
});

test('a proxy that is not trusted is told in the log and by the doctor', async () => {
  const site = await startSite({ STARTER_CONTENT: 'off' });
  const environment = { DATA_DIR: site.dataDir };
  const forgotten = /TRUST_PROXY is 0 behind a proxy \(a request at .* had the header x-forwarded-for\)/;
  assert.doesNotMatch(run('scripts/doctor.ts', [], environment).stdout, forgotten);
  for (const path of ['/novosti', '/kontakt'])
    await fetch(site.origin + path, { headers: { 'X-Forwarded-For': '198.51.100.7' } });
  const doctor = run('scripts/doctor.ts', [], environment);
  assert.match(doctor.stdout, forgotten);
  assert.equal(doctor.status, 1);
  await site.stop();
  assert.equal(site.output().match(/"event":"TRUST_PROXY is 0/g)?.length, 1);
  assert.doesNotMatch(site.output(), /198\.51/);
});

test('the command for administrators adds one and sets a password', async () => {
  const site = await startSite({ STARTER_CONTENT: 'off' });
  const environment = { DATA_DIR: site.dataDir };
  const added = run('scripts/user.ts', ['nova@primjer.ba'], environment);
  assert.match(added.stdout, /^Added nova@primjer\.ba\.\nPassword: \w{20}\n$/);
  const changed = run(
    'scripts/user.ts',
    ['nova@primjer.ba', '--password-stdin'],
    environment,
    'moja-lozinka\n',
  );
  assert.match(changed.stdout, /^Changed the password/);
  const login = await fetch(`${site.origin}/api/login.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nova@primjer.ba', password: 'moja-lozinka' }),
  });
  assert.equal(login.status, 200);
  assert.equal(run('scripts/user.ts', ['nova'], environment).status, 1);
  assert.equal(run('scripts/user.ts', ['a@b.ba', '--password-stdin'], environment, 'kratk').status, 1);
  assert.equal(run('scripts/user.ts', ['a@b.ba', '--password-stdin'], environment, 'password').status, 1);
  await site.stop();
});

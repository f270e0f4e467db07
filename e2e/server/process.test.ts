import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { administrator, answering, freePort, type TestedSite } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');

/** Waits without blocking: else the connections that the site closes meanwhile would be used again. */
async function run(script: string, words: string[], environment: Record<string, string>, input = '') {
  const child = spawn(process.execPath, [join(root, script), ...words], {
    env: { ...process.env, ...environment },
    timeout: 60_000,
  });
  child.stdin.end(input);
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { status: child.exitCode, stdout, stderr };
}

test('a wrong setting stops the start, and is named', async () => {
  const { status, stderr } = await run('src/server/main.ts', [], { PORT: 'many' });
  expect(status).toBe(1);
  expect(stderr).toBe("PORT must be a whole number from 0 to 65535, not 'many'.\n");
});

test('npm start closes its data, and finishes what is under way', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  const dataDir = join(folder, 'naši podaci');
  await mkdir(dataDir, { mode: 0o755 });
  const port = String(await freePort());
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, PORT: port, STARTER_CONTENT: 'off' },
      ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    },
    stdio: 'ignore',
  });
  const ended = once(npm, 'exit');
  const origin = `http://localhost:${port}`;
  await answering(`${origin}/api/health`, () => npm.exitCode !== null && 'npm start ended');
  const modeOf = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;
  expect(await modeOf('')).toBe(0o700);
  for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.lock'])
    expect(await modeOf(name), name).toBe(0o600);
  for (const name of ['media', 'media-sizes']) expect(await modeOf(name), name).toBe(0o700);
  expect(await readdir(dataDir)).toContain('compile-cache');

  const body = JSON.stringify(administrator);
  const login = request(`${origin}/api/login.php`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  login.flushHeaders();
  // The site waits for the body, so the call is active when the signal arrives.
  await once(login, 'continue');
  npm.kill('SIGTERM');
  // A site that refuses connections has received the signal.
  const isReachable = () =>
    fetch(`${origin}/api/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(isReachable).toBe(false);
  login.end(body);
  const [answer] = (await once(login, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  await ended;
  await rm(folder, { recursive: true });
});

test.describe('while a site runs', () => {
  let site: TestedSite;
  test.beforeAll(async ({ sites }) => {
    site = await sites.start({ STARTER_CONTENT: 'off' });
  });
  test.afterAll(() => site.stop());

  test('a second site on the same data is refused', async () => {
    const environment = { DATA_DIR: site.dataDir, PORT: '0', STARTER_CONTENT: 'off' };
    const { status, stderr } = await run('src/server/main.ts', [], environment);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `DATA_DIR ${site.dataDir} is in use: another site is running on it, or it is being restored.\n`,
    );
    expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  });

  test('each request has a line of JSON, without personal data', async () => {
    await fetch(`${site.origin}/api/news.php?search=povjerljivo`, {
      headers: { Authorization: 'Bearer tajna' },
    });
    await fetch(`${site.origin}/novosti`);
    const told = () => site.output().match(/^\{.*"path":"\/api\/news\.php".*\}\n/m)?.[0];
    await expect.poll(told).toBeDefined();
    const request = JSON.parse(told() ?? '');
    expect({ event: request.event, method: request.method, status: request.status }).toEqual({
      event: 'request',
      method: 'GET',
      status: 200,
    });
    expect(typeof request.ms).toBe('number');
    expect(request.id).toMatch(/^[\w-]{36}$/);
    expect(site.output()).not.toMatch(/povjerljivo|tajna/);
  });

  test('an untrusted proxy is told by the log and the doctor', async () => {
    const environment = { DATA_DIR: site.dataDir };
    const forgotten = /TRUST_PROXY is 0 behind a proxy \(a request at .* had the header x-forwarded-for\)/;
    for (const path of ['/novosti', '/kontakt'])
      await fetch(site.origin + path, { headers: { 'X-Forwarded-For': '198.51.100.7' } });
    const doctor = await run('scripts/doctor.ts', [], environment);
    expect(doctor.stdout).toMatch(forgotten);
    expect(doctor.status).toBe(1);
    await expect.poll(() => site.output().match(/"event":"TRUST_PROXY is 0/g)?.length).toBe(1);
    expect(site.output()).not.toMatch(/198\.51/);
  });

  test('the command for administrators adds one and sets a password', async () => {
    const environment = { DATA_DIR: site.dataDir };
    const added = await run('scripts/user.ts', ['nova@primjer.ba'], environment);
    expect(added.stdout).toMatch(/^Added nova@primjer\.ba\.\nPassword: \w{20}\n$/);
    const changed = await run(
      'scripts/user.ts',
      ['nova@primjer.ba', '--password-stdin'],
      environment,
      'moja-lozinka\n',
    );
    expect(changed.stdout).toMatch(/^Changed the password/);
    const login = await fetch(`${site.origin}/api/login.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'nova@primjer.ba', password: 'moja-lozinka' }),
    });
    expect(login.status).toBe(200);
    const unknown = await run('scripts/user.ts', ['niko@primjer.ba', '--without-second-factor'], environment);
    expect(unknown).toMatchObject({ status: 1, stderr: 'There is no account niko@primjer.ba.\n' });
    const weak = await run('scripts/user.ts', ['a@b.ba', '--password-stdin'], environment, 'password');
    expect(weak.status).toBe(1);
  });
});

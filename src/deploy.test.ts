import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { readSettings, settingNames } from './server/settings.ts';

const folder = join(import.meta.dirname, '../deploy');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Variables that Node or the image reads. */
const ofOthers = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX']);

function expectSettings(names: Iterable<string>): void {
  const unknown = [...names].filter(name => !settingNames.includes(name) && !ofOthers.has(name));
  assert.deepEqual(unknown, []);
}

/** The names before `=` in the lines that begin with a word. */
function namesAfter(word: string, text: string): string[] {
  const lines = text.split('\n').filter(line => line.startsWith(word));
  return lines.flatMap(line => [...line.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name));
}

test('deploy/ sets what the site reads', () => {
  const environment = read('site.env');
  // What is commented out is for the reader to use.
  expectSettings([...environment.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name));
  readSettings(parseEnv(environment));
  expectSettings(namesAfter('Environment=', read('site.service')));
  expectSettings(namesAfter('ENV ', read('Dockerfile')));
});

test('each way to start the site bounds its memory', () => {
  for (const path of ['../package.json', 'site.service', 'Dockerfile']) {
    const text = read(path);
    assert.match(text, /MALLOC_ARENA_MAX=2/, path);
    assert.match(text, /node[", ]+--max-semi-space-size=8[", ]+scripts\/start\.ts/, path);
  }
});

test('deploy/site runs commands that there are', () => {
  const [, names = ''] = /^ {2}(.+)\) command=\$1 ;;$/m.exec(read('site')) ?? [];
  const commands = names.split(' | ');
  assert.ok(commands.includes('doctor'));
  const missing = commands.filter(name => !existsSync(join(folder, `../scripts/${name}.ts`)));
  assert.deepEqual(missing, []);
  // Root would start the site as root.
  const { status, stderr } = spawnSync('sh', [join(folder, 'site'), 'start'], { encoding: 'utf8' });
  assert.equal(status, 2);
  assert.match(stderr, /^site doctor/);
});

test('the driver of PostgreSQL is installed by one command, which npm takes though development has it too', () => {
  const places = ['Dockerfile', '../docs/deploy.md', '../src/server/db/postgres/postgres-pool.ts'];
  for (const path of places)
    assert.match(read(path), /npm install --no-save --save-prod --omit=dev (pg@8|\$PACKAGES)/);
});

test('no proxy logs addresses, which hold the keys of applicants', () => {
  const servers = read('nginx.conf')
    .split(/^server \{$/m)
    .slice(1);
  assert.equal(servers.length, 3);
  for (const server of servers) assert.match(server, /^\taccess_log off;$/m);
  for (const caddy of ['Caddyfile', 'compose/Caddyfile']) assert.doesNotMatch(read(caddy), /^\s*log\b/m);
});

type Service = {
  image?: string;
  env_file?: string;
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, { condition: string }>;
  network_mode?: string;
  healthcheck?: unknown;
  secrets?: string[];
  volumes?: string[];
};
type Compose = {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
};
const compose: Compose = parse(read('compose/compose.yaml'), { merge: true });
const services = Object.entries(compose.services);

test('the instances of deploy/compose start with its settings', () => {
  const example = parseEnv(read('compose/site.env.example'));
  const instances = services.filter(([name]) => name.startsWith('site-'));
  const ports = instances.map(([, { environment, env_file }]) => {
    assert.equal(env_file, 'site.env');
    const all = { ...example, ...environment };
    expectSettings(Object.keys(all));
    const { databaseUrl, storage, port } = readSettings(all);
    assert.ok(databaseUrl && storage);
    assert.equal(new URL(databaseUrl).hostname in compose.services, true);
    return port;
  });
  assert.deepEqual(ports, [3001, 3002]);
  for (const port of ports) assert.match(read('compose/Caddyfile'), new RegExp(`store:${port}`));
});

test('deploy/compose names only what it has', () => {
  for (const [name, { depends_on = [], network_mode, secrets = [], volumes = [] }] of services) {
    const needed = Array.isArray(depends_on)
      ? depends_on
      : Object.entries(depends_on).map(([other, { condition }]) => {
          assert.equal(condition, 'service_healthy');
          assert.ok(compose.services[other]?.healthcheck, `${other} says when it is well`);
          return other;
        });
    const shared = network_mode ? [network_mode.replace('service:', '')] : [];
    for (const other of [...needed, ...shared]) assert.ok(other in compose.services, `${name}: ${other}`);
    for (const secret of secrets) assert.ok(secret in compose.secrets, `${name}: ${secret}`);
    for (const [source = ''] of volumes.map(volume => volume.split(':')))
      assert.ok(
        source.startsWith('.') ? existsSync(resolve(folder, 'compose', source)) : source in compose.volumes,
        `${name}: ${source}`,
      );
  }
  const { identities } = JSON.parse(read('compose/store.json.example'));
  const { STORAGE_KEY, STORAGE_SECRET } = parseEnv(read('compose/site.env.example'));
  assert.deepEqual(identities[0].credentials, [{ accessKey: STORAGE_KEY, secretKey: STORAGE_SECRET }]);
});

import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { readSettings, SettingsError } from './settings.ts';

test('nothing has to be set', () => {
  assert.deepEqual(readSettings({}), {
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    storage: undefined,
    mail: {
      smtpUrl: undefined,
      from: { name: undefined, address: 'noreply@localhost' },
      notified: [],
      perMinute: 60,
    },
    adminEmail: undefined,
    adminPassword: undefined,
    passwordLength: 6,
    hasStarterContent: true,
    timeZone: 'Europe/Sarajevo',
    trashDays: 30,
    trustedProxies: 0,
    drainMs: 0,
    isThrottled: true,
    loginTries: 6,
    postsPerTenMinutes: 60,
    postsPerDay: 500,
    postsPerMinute: undefined,
    repeatedPostsPerMinute: 5,
  });
});

test('everything can be set', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://Primjer.ba/',
    DATA_DIR: '/var/lib/site',
    DATABASE_URL: 'postgres://site:tajna@baza.primjer.ba/site',
    STORAGE_URL: 'https://s3.primjer.ba/slike/site/',
    STORAGE_KEY: 'ključ',
    STORAGE_SECRET: 'tajna',
    STORAGE_REGION: 'eu-central-1',
    SMTP_URL: 'smtps://info%40primjer.ba:tajna@posta.primjer.ba',
    MAIL_FROM: '"Udruženje, BiH" <info@primjer.ba>',
    MAIL_NOTIFY: 'jedna@primjer.ba, dva@primjer.ba',
    MAIL_PER_MINUTE: '30',
    ADMIN_EMAIL: ' urednica@primjer.ba ',
    ADMIN_PASSWORD: ' lozinka s razmacima ',
    PASSWORD_LENGTH: '12',
    STARTER_CONTENT: 'off',
    TIME_ZONE: 'America/New_York',
    TRASH_DAYS: '90',
    DRAIN_SECONDS: '6',
    TRUST_PROXY: '2',
    RATE_LIMIT: 'off',
    LOGIN_TRIES: '10',
    POSTS_PER_TEN_MINUTES: '100',
    POSTS_PER_DAY: '900',
    POSTS_PER_MINUTE: '20',
    REPEATED_POSTS_PER_MINUTE: '2',
  });
  assert.deepEqual(settings, {
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://primjer.ba',
    dataDir: '/var/lib/site',
    databaseUrl: 'postgres://site:tajna@baza.primjer.ba/site',
    storage: {
      bucketUrl: 'https://s3.primjer.ba/slike',
      prefix: 'site/',
      key: 'ključ',
      secret: 'tajna',
      region: 'eu-central-1',
    },
    mail: {
      smtpUrl: 'smtps://info%40primjer.ba:tajna@posta.primjer.ba',
      from: { name: 'Udruženje, BiH', address: 'info@primjer.ba' },
      notified: ['jedna@primjer.ba', 'dva@primjer.ba'],
      perMinute: 30,
    },
    adminEmail: 'urednica@primjer.ba',
    adminPassword: ' lozinka s razmacima ',
    passwordLength: 12,
    hasStarterContent: false,
    timeZone: 'America/New_York',
    trashDays: 90,
    trustedProxies: 2,
    drainMs: 6_000,
    isThrottled: false,
    loginTries: 10,
    postsPerTenMinutes: 100,
    postsPerDay: 900,
    postsPerMinute: 20,
    repeatedPostsPerMinute: 2,
  });
});

test('what is empty counts as not set, and the origin follows the port', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATA_DIR',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'STARTER_CONTENT',
  ];
  const empty = Object.fromEntries(
    [...names, 'TIME_ZONE', 'TRUST_PROXY', 'RATE_LIMIT'].map(name => [name, '']),
  );
  assert.deepEqual(readSettings(empty), readSettings({}));
  const { mail } = readSettings({
    SMTP_URL: 'smtps://info%40primjer.ba:a@b.ba',
    PUBLIC_URL: 'https://primjer.ba',
  });
  assert.deepEqual(mail.from, { name: undefined, address: 'info@primjer.ba' }, 'who signs in sends');
  assert.equal(readSettings({ PORT: '4000' }).publicUrl, 'http://localhost:4000');
});

const wrong: Record<string, string[]> = {
  PORT: ['x', '-1', '65536', '80.5', '0x50', '3000 3001', '9'.repeat(30)],
  PUBLIC_URL: [
    'primjer.ba',
    'https://primjer.ba/site',
    'https://primjer.ba/?a',
    'ftp://primjer.ba',
    '//primjer.ba',
    'x',
  ],
  DATABASE_URL: ['baza', 'mysql://site:tajna@baza.primjer.ba/site', 'https://baza.primjer.ba'],
  STORAGE_URL: [
    's3.primjer.ba/slike',
    'https://s3.primjer.ba',
    'https://s3.primjer.ba//slike',
    'https://ključ:tajna@s3.primjer.ba/slike',
    'https://s3.primjer.ba/slike?a=b',
    'http://s3.primjer.ba/slike',
    'http://10.0.0.1/slike',
    'http://127.0.0.1.primjer.ba/slike',
    'ftp://127.0.0.1/slike',
    'https://s3.primjer.ba/slike/%',
  ],
  STORAGE_REGION: ['eu central', '/'],
  SMTP_URL: [
    'posta.primjer.ba',
    'http://posta.primjer.ba',
    'smtp://:25',
    'smtp://posta.primjer.ba/slanje',
    'smtp://korisnik:loš%@posta.primjer.ba',
  ],
  MAIL_FROM: ['info', 'Udruženje', '<info@primjer.ba', 'Ja <a@b.ba>, Ti <c@d.ba>', 'a@b.ba\tBcc: c@d.ba'],
  MAIL_NOTIFY: ['info', 'a@b.ba; c@d.ba', 'a@b.ba, c@d'],
  MAIL_PER_MINUTE: ['0', 'x', '1.5'],
  ADMIN_EMAIL: [
    'urednica',
    'urednica@primjer',
    'a b@primjer.ba',
    'a@b.ba, c@d.ba',
    `${'a'.repeat(250)}@primjer.ba`,
  ],
  ADMIN_PASSWORD: ['pet55', 'x'.repeat(1_001)],
  PASSWORD_LENGTH: ['5', '21', 'x'],
  STARTER_CONTENT: ['yes', 'true', '1', 'ON', 'no'],
  TIME_ZONE: ['Europe/Mostar', 'x', 'CET+1'],
  TRASH_DAYS: ['-1', 'x', '3651', '1.5'],
  TRUST_PROXY: ['true', '-1', '11', '127.0.0.1', '1.5'],
  RATE_LIMIT: ['false', '0', 'OFF'],
  POSTS_PER_TEN_MINUTES: ['0', 'x', '-1'],
  POSTS_PER_MINUTE: ['0', 'x', '1.5'],
  REPEATED_POSTS_PER_MINUTE: ['0', 'mnogo'],
};

for (const [name, values] of Object.entries(wrong)) {
  test(`a wrong ${name} stops the start with a sentence that names it`, () => {
    for (const value of values) {
      assert.throws(
        () => readSettings({ [name]: value }),
        (error: unknown) => {
          assert.ok(error instanceof SettingsError, value);
          assert.match(error.message, new RegExp(`^${name} must .+\\.$`));
          assert.equal(
            error.message.includes(value),
            !['ADMIN_PASSWORD', 'DATABASE_URL', 'STORAGE_URL', 'SMTP_URL'].includes(name),
            'a secret is not repeated',
          );
          return true;
        },
        `${name}=${value}`,
      );
    }
  });
}

test('a password of the administrator that is shorter than passwords have to be stops the start', () => {
  assert.throws(() => readSettings({ ADMIN_PASSWORD: 'jedanaest11', PASSWORD_LENGTH: '12' }), {
    name: 'SettingsError',
    message: 'ADMIN_PASSWORD must have at least 12 characters, as PASSWORD_LENGTH says.',
  });
});

test('a store of files without a part of its settings stops the start with a sentence that names it', () => {
  const whole = { STORAGE_URL: 'https://s3.primjer.ba/slike', STORAGE_KEY: 'a', STORAGE_SECRET: 'tajna' };
  const refusal = (names: string) =>
    `${names} must be set too: a store of files needs STORAGE_URL, STORAGE_KEY, STORAGE_SECRET.`;
  for (const name of Object.keys(whole))
    assert.throws(() => readSettings({ ...whole, [name]: '' }), { message: refusal(name) });
  assert.throws(() => readSettings({ STORAGE_SECRET: 'tajna' }), {
    message: refusal('STORAGE_URL and STORAGE_KEY'),
  });
  assert.throws(() => readSettings({ STORAGE_REGION: 'auto' }), SettingsError);
});

test('a store on this machine may do without https, and a bucket may be the whole of it', () => {
  for (const host of ['127.0.0.1:9000', 'localhost:3900', '[::1]']) {
    const STORAGE_URL = `http://${host}/slike/`;
    const { storage } = readSettings({ STORAGE_URL, STORAGE_KEY: 'a', STORAGE_SECRET: 'b' });
    assert.deepEqual(
      [storage?.bucketUrl, storage?.prefix, storage?.region],
      [`http://${host}/slike`, '', undefined],
    );
  }
});

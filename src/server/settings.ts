import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { maximumPasswordLength, minimumPasswordLength } from '#features/accounts/contract.ts';
import {
  isSmtpUrl,
  type MailSettings,
  parseAddresses,
  parseSender,
  senderRule,
  smtpUrlRule,
  usualSender,
} from '#features/mail/server/mail-settings.ts';
import { parseWebAddress } from '#shared/addresses/web-address.ts';
import { email } from '#shared/validation.ts';
import {
  isStorageUrl,
  type StorageSettings,
  storageFrom,
  storageUrlRule,
} from './storage/storage-settings.ts';

/** The settings of the environment (docs/contract.md#running). */
export type Settings = {
  port: number;
  host: string;
  /** The site's public origin, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** The address of a PostgreSQL database, with its password; without one the database is in `dataDir`. */
  databaseUrl: string | undefined;
  /** Where files are, if not in `dataDir`. */
  storage: StorageSettings | undefined;
  mail: MailSettings;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** The fewest characters that a new password may have. */
  passwordLength: number;
  hasStarterContent: boolean;
  timeZone: string;
  /** How long deleted things stay in the trash. */
  trashDays: number;
  /** How many proxies in front are trusted with the client's address. */
  trustedProxies: number;
  /** How long it goes on taking calls once it is told to stop, for a balancer to notice. */
  drainMs: number;
  isThrottled: boolean;
  /** How many wrong passwords an address may send for an account before it has to wait. */
  loginTries: number;
  /** How many messages and applications an address may send; unlimited per minute by default. */
  postsPerTenMinutes: number;
  postsPerDay: number;
  postsPerMinute: number | undefined;
  /** How many of them may have the same content. */
  repeatedPostsPerMinute: number;
};

/** An invalid setting; the message names the variable and what it takes. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Record<string, string | undefined>;

/** The schemas of the variables. An error message follows the variable's name and 'must'. */
const variables = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(origin()),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    text(isPostgresUrl, 'be an address such as postgres://user:password@host/database'),
  ),
  STORAGE_URL: z.optional(text(isStorageUrl, storageUrlRule)),
  STORAGE_KEY: z.optional(z.string()),
  STORAGE_SECRET: z.optional(z.string()),
  STORAGE_REGION: z.optional(text(value => /^[\w-]+$/.test(value), 'be a name such as eu-central-1')),
  SMTP_URL: z.optional(text(isSmtpUrl, smtpUrlRule)),
  MAIL_FROM: z.optional(text(value => parseSender(value) !== undefined, senderRule)),
  MAIL_NOTIFY: z._default(
    text(value => parseAddresses(value) !== undefined, 'be e-mail addresses, with commas between them'),
    '',
  ),
  MAIL_PER_MINUTE: z._default(wholeNumber(1, 100_000), 60),
  // The login form's rule: otherwise the administrator could not sign in.
  ADMIN_EMAIL: z.optional(text(value => z.safeParse(email(), value).success, 'be an e-mail address')),
  ADMIN_PASSWORD: z.optional(
    text(
      value => value.length >= minimumPasswordLength && value.length <= maximumPasswordLength,
      `have at least ${minimumPasswordLength} characters, at most ${maximumPasswordLength}`,
    ),
  ),
  PASSWORD_LENGTH: z._default(wholeNumber(minimumPasswordLength, 20), minimumPasswordLength),
  STARTER_CONTENT: z._default(onOrOff(), true),
  TIME_ZONE: z._default(timeZone(), 'Europe/Sarajevo'),
  TRASH_DAYS: z._default(wholeNumber(0, 3_650), 30),
  TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
  DRAIN_SECONDS: z._default(wholeNumber(0, 60), 0),
  RATE_LIMIT: z._default(onOrOff(), true),
  LOGIN_TRIES: z._default(wholeNumber(1, 100), 6),
  POSTS_PER_TEN_MINUTES: z._default(wholeNumber(1, 10_000), 60),
  POSTS_PER_DAY: z._default(wholeNumber(1, 100_000), 500),
  POSTS_PER_MINUTE: z.optional(wholeNumber(1, 1_000)),
  REPEATED_POSTS_PER_MINUTE: z._default(wholeNumber(1, 1_000), 5),
});

export const settingNames = Object.keys(variables.shape);

/** Never trimmed: a space may be meant. */
const password = 'ADMIN_PASSWORD';
/** Never quoted in a message: they are secrets, or could hold one. */
const unquoted = [password, 'DATABASE_URL', 'STORAGE_SECRET', 'STORAGE_URL', 'SMTP_URL'];

export function readSettings(environment: Environment): Settings {
  const given = Object.entries(environment).map(([name, value]) => [
    name,
    name === password ? value : value?.trim(),
  ]);
  const set = Object.fromEntries(given.filter(([, value]) => value));
  const { data, error } = z.safeParse(variables, set);
  if (!data) throw new SettingsError(sentenceOf(error.issues[0], set));
  const storage = storageFrom(data);
  if (typeof storage === 'string') throw new SettingsError(storage);
  if (data.ADMIN_PASSWORD && data.ADMIN_PASSWORD.length < data.PASSWORD_LENGTH)
    throw new SettingsError(
      `ADMIN_PASSWORD must have at least ${data.PASSWORD_LENGTH} characters, as PASSWORD_LENGTH says.`,
    );
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    storage,
    mail: {
      smtpUrl: data.SMTP_URL,
      from: parseSender(data.MAIL_FROM ?? '') ?? usualSender(data.SMTP_URL, publicUrl),
      notified: parseAddresses(data.MAIL_NOTIFY) ?? [],
      perMinute: data.MAIL_PER_MINUTE,
    },
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    passwordLength: data.PASSWORD_LENGTH,
    hasStarterContent: data.STARTER_CONTENT,
    timeZone: data.TIME_ZONE,
    trashDays: data.TRASH_DAYS,
    trustedProxies: data.TRUST_PROXY,
    drainMs: data.DRAIN_SECONDS * 1_000,
    isThrottled: data.RATE_LIMIT,
    loginTries: data.LOGIN_TRIES,
    postsPerTenMinutes: data.POSTS_PER_TEN_MINUTES,
    postsPerDay: data.POSTS_PER_DAY,
    postsPerMinute: data.POSTS_PER_MINUTE,
    repeatedPostsPerMinute: data.REPEATED_POSTS_PER_MINUTE,
  };
}

function sentenceOf(issue: z.core.$ZodIssue | undefined, set: Environment): string {
  const name = String(issue?.path[0]);
  const what = unquoted.includes(name) ? '' : `, not '${set[name]}'`;
  return `${name} must ${issue?.message}${what}.`;
}

function text(isRight: (value: string) => boolean, message: string) {
  return z.string().check(z.refine(isRight, message));
}

function wholeNumber(minimum: number, maximum: number) {
  const isRight = (value: string) =>
    /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  return z.pipe(text(isRight, `be a whole number from ${minimum} to ${maximum}`), z.transform(Number));
}

function onOrOff() {
  const isRight = (value: string) => value === 'on' || value === 'off';
  return z.pipe(
    text(isRight, "be 'on' or 'off'"),
    z.transform(value => value === 'on'),
  );
}

function isPostgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
}

function origin() {
  const isOrigin = (value: string) => {
    const url = parseWebAddress(value);
    return url !== undefined && url.pathname === '/' && !url.search && !url.hash;
  };
  return z.pipe(
    text(isOrigin, 'be an origin such as https://example.org'),
    z.transform(value => new URL(value).origin),
  );
}

function timeZone() {
  const message = 'be a time zone such as Europe/Sarajevo';
  return z.pipe(
    text(value => zoneNamed(value) !== undefined, message),
    z.transform(value => zoneNamed(value) ?? value),
  );
}

/** The canonical name of a time zone; undefined if there is none. */
function zoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

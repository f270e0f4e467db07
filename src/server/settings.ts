import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { maximumPasswordLength, minimumPasswordLength } from '#features/accounts/contract.ts';
import { email } from '#shared/validation.ts';

/** What the environment decides (docs/contract.md#running). */
export type Settings = {
  port: number;
  host: string;
  /** The site's public origin, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  hasStarterContent: boolean;
  timeZone: string;
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number;
  isThrottled: boolean;
  /** How many wrong passwords an address may try for an account before it has to wait. */
  loginTries: number;
  /** How many messages and applications an address may send; a minute has no limit of its own unless one is set. */
  postsPerTenMinutes: number;
  postsPerDay: number;
  postsPerMinute: number | undefined;
  /** How many of them may say the same. */
  repeatedPostsPerMinute: number;
};

/** A setting that the site cannot start with; the message names it and says what it takes. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Record<string, string | undefined>;

export function readSettings(environment: Environment): Settings {
  const port = wholeNumber(environment, 'PORT', 3000, 65_535);
  return {
    port,
    host: text(environment, 'HOST') ?? '127.0.0.1',
    publicUrl: origin(environment, 'PUBLIC_URL', `http://localhost:${port}`),
    dataDir: resolve(text(environment, 'DATA_DIR') ?? './data'),
    adminEmail: emailAddress(environment, 'ADMIN_EMAIL'),
    adminPassword: password(environment, 'ADMIN_PASSWORD'),
    hasStarterContent: onOrOff(environment, 'STARTER_CONTENT', 'on'),
    timeZone: timeZone(environment, 'TIME_ZONE', 'Europe/Sarajevo'),
    trustedProxies: wholeNumber(environment, 'TRUST_PROXY', 0, 10),
    isThrottled: onOrOff(environment, 'RATE_LIMIT', 'on'),
    loginTries: wholeNumber(environment, 'LOGIN_TRIES', 6, 100, 1),
    postsPerTenMinutes: wholeNumber(environment, 'POSTS_PER_TEN_MINUTES', 60, 10_000, 1),
    postsPerDay: wholeNumber(environment, 'POSTS_PER_DAY', 500, 100_000, 1),
    postsPerMinute: wholeNumber(environment, 'POSTS_PER_MINUTE', undefined, 1_000, 1),
    repeatedPostsPerMinute: wholeNumber(environment, 'REPEATED_POSTS_PER_MINUTE', 5, 1_000, 1),
  };
}

function text(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

function wholeNumber<Fallback extends number | undefined>(
  environment: Environment,
  name: string,
  fallback: Fallback,
  maximum: number,
  minimum = 0,
): number | Fallback {
  const value = text(environment, name);
  if (value === undefined) return fallback;
  if (!/^\d+$/.test(value) || Number(value) > maximum || Number(value) < minimum) {
    throw new SettingsError(`${name} must be a whole number from ${minimum} to ${maximum}, not '${value}'.`);
  }
  return Number(value);
}

function onOrOff(environment: Environment, name: string, fallback: 'on' | 'off'): boolean {
  const value = text(environment, name) ?? fallback;
  if (value !== 'on' && value !== 'off') {
    throw new SettingsError(`${name} must be 'on' or 'off', not '${value}'.`);
  }
  return value === 'on';
}

function origin(environment: Environment, name: string, fallback: string): string {
  const value = text(environment, name) ?? fallback;
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new SettingsError(`${name} must be an origin such as https://example.org, not '${value}'.`);
  }
  return url.origin;
}

function timeZone(environment: Environment, name: string, fallback: string): string {
  const value = text(environment, name) ?? fallback;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    throw new SettingsError(`${name} must be a time zone such as Europe/Sarajevo, not '${value}'.`);
  }
}

function emailAddress(environment: Environment, name: string): string | undefined {
  const value = text(environment, name);
  // By the rule of the sign-in form: an administrator whom it refuses could never come in.
  if (value !== undefined && !z.safeParse(email(), value).success) {
    throw new SettingsError(`${name} must be an e-mail address, not '${value}'.`);
  }
  return value;
}

/** Never trimmed nor repeated in a message: it is a secret. */
function password(environment: Environment, name: string): string | undefined {
  const value = environment[name] || undefined;
  const length = [...(value ?? '')].length;
  if (value !== undefined && (length < minimumPasswordLength || length > maximumPasswordLength)) {
    throw new SettingsError(
      `${name} must have at least ${minimumPasswordLength} characters, at most ${maximumPasswordLength}.`,
    );
  }
  return value;
}

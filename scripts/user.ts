import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { credentials } from '#features/accounts/contract.ts';
import { generatePassword } from '#features/accounts/server/actions.ts';
import { removeTwoFactor, setAccountByCommand } from '#features/accounts/server/commands.ts';
import { weaknessOf } from '#features/accounts/server/passwords/weak-passwords.ts';
import { workAsOwner } from '#server/data-folder/data-owner.ts';
import { describeSystemError } from '#server/data-folder/system-errors.ts';
import { silentLog } from '#server/logging/log.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings.ts';
import { openServices } from '#server/start.ts';
import { UnavailableError } from '#server/unavailable.ts';
import { type Role, roles } from '#shared/api/access.ts';

const usage = `Adds an administrator; or sets the password of an account, enables it and ends its sessions.

  npm run user -- EMAIL                           makes a password up and prints it
  npm run user -- EMAIL --password-stdin          reads the password from standard input
  npm run user -- EMAIL --role ROLE               also makes it an administrator or editor
  npm run user -- EMAIL --without-second-factor   turns the second factor off, for who has lost it
`;

type Options = { role: Role | undefined; readsPassword: boolean; removesFactor: boolean };

/** Undefined where they are not as the usage says. */
function readOptions(args: string[]): Options | undefined {
  const known = { 'password-stdin': 'boolean', role: 'string', 'without-second-factor': 'boolean' } as const;
  const { values, positionals } = parseArgs({
    args,
    options: Object.fromEntries(Object.entries(known).map(([name, type]) => [name, { type }])),
    strict: false,
  });
  const role = roles.find(name => name === values.role);
  const isKnown = Object.keys(values).every(name => name in known) && positionals.length === 0;
  const removesFactor = values['without-second-factor'] === true;
  if (!isKnown || (values.role !== undefined && !role) || (removesFactor && args.length > 1))
    return undefined;
  return { role, readsPassword: values['password-stdin'] === true, removesFactor };
}

/** Works on the data of DATA_DIR, while the site may be running. */
async function main([email, ...options]: string[]): Promise<void> {
  const understood = readOptions(options);
  if (!email || !understood) return fail(usage);
  if (understood.removesFactor) return removeSecondFactor(email);
  await setPassword(email, understood);
}

async function removeSecondFactor(email: string): Promise<void> {
  const services = await open(readSettings(process.env));
  const outcome = await removeTwoFactor(services, email);
  await services.db.destroy();
  if (outcome === 'unknown') return fail(`There is no account ${email}.\n`);
  process.stdout.write(
    outcome === 'removed'
      ? `Turned off the second factor of ${email}; the password stays.\n`
      : `${email} has no second factor; nothing was changed.\n`,
  );
}

async function setPassword(email: string, { role, readsPassword }: Options): Promise<void> {
  const given = readsPassword ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  const password = given ?? generatePassword();
  const settings = readSettings(process.env);
  const weakness = weaknessOf(password, settings.passwordLength);
  if (weakness?.key === 'passwordTooShort')
    return fail(`The password must have at least ${settings.passwordLength} characters.\n`);
  if (weakness)
    return fail('The password is one of the most common. Choose another, such as a few words together.\n');
  if (!z.safeParse(credentials, { email, password }).success)
    return fail(`'${email}' is no e-mail address.\n`);

  const services = await open(settings);
  const outcome = await setAccountByCommand(services, { email, password, role });
  await services.db.destroy();
  process.stdout.write(
    outcome === 'added' ? `Added ${email}.\n` : `Changed the password of ${email}; all sessions ended.\n`,
  );
  if (given === undefined) process.stdout.write(`Password: ${password}\n`);
}

function open(settings: Settings) {
  process.umask(0o077);
  workAsOwner(settings.dataDir);
  return openServices(settings, silentLog);
}

function fail(message: string): void {
  process.stderr.write(message);
  process.exitCode = 1;
}

await main(process.argv.slice(2)).catch(error => {
  const isTold = error instanceof SettingsError || error instanceof UnavailableError;
  fail(`${isTold ? error.message : (describeSystemError(error, 'DATA_DIR') ?? error?.stack ?? error)}\n`);
});

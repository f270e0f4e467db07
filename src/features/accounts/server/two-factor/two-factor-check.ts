import { timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '#server/db/schema.ts';
import { createCode, readCode } from '#server/readable-code.ts';
import { AppError } from '#shared/api/errors.ts';
import { hashToken } from '../tokens.ts';
import { codeOf, stepsAt } from './totp.ts';
import { findTwoFactor, spendRecoveryCode, spendStep } from './two-factor-queries.ts';

/** 80 random bits: nobody finds the code to a stored hash, however fast it is made. */
const recoveryShape = { length: 16, group: 4 };

/** Used codes are remembered for an hour, far longer than one holds: the clocks of instances may differ. */
const rememberedSteps = 120;

/** What a code came from. */
export type SecondFactor = 'app' | 'recovery';

export const createRecoveryCode = () => createCode(recoveryShape);

/**
 * Takes a code that signs a user in, if the account has a second factor; returns by what it did. A code is taken
 * once, whichever instance gets it.
 */
export async function takeSecondFactor(
  tx: Tx,
  userId: number,
  code: string,
  now: Date,
): Promise<SecondFactor | undefined> {
  const twoFactor = await findTwoFactor(tx, userId);
  if (!twoFactor?.confirmed_at) return undefined;
  if (code === '') throw new AppError('second_factor');
  const recoveryCode = readCode(code, recoveryShape);
  if (recoveryCode && (await spendRecoveryCode(tx, userId, hashToken(recoveryCode), now))) {
    return 'recovery';
  }
  if (await takeDigits(tx, { userId, secret: twoFactor.secret }, code, now)) return 'app';
  throw new AppError('second_factor', { fields: { code: { key: 'wrongCode' } } });
}

/** Whether a code is one that may be guessed: six digits for an account with a second factor. */
export async function isGuessable(db: Db, userId: number, code: string): Promise<boolean> {
  return readDigits(code) !== undefined && Boolean((await findTwoFactor(db, userId))?.confirmed_at);
}

/** Takes the code of an app; returns whether it is one of the secret's of now and was not used before. */
export async function takeDigits(
  tx: Tx,
  { userId, secret }: { userId: number; secret: string },
  typed: string,
  now: Date,
): Promise<boolean> {
  const digits = readDigits(typed);
  if (digits === undefined) return false;
  const steps = stepsAt(now);
  const step = steps.find(candidate => isSame(codeOf(secret, candidate), digits));
  return step !== undefined && spendStep(tx, userId, step, steps[0] - rememberedSteps);
}

/** The six digits of an app, as they are typed with spaces too; undefined if it is another code. */
function readDigits(typed: string): string | undefined {
  const characters = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(characters) ? characters : undefined;
}

const isSame = (code: string, other: string) => timingSafeEqual(Buffer.from(code), Buffer.from(other));

import { readFileSync } from 'node:fs';
import { AppError } from '#shared/api/errors.ts';

const list = new URL('common-passwords/list.txt', import.meta.url);
const commonPasswords = new Set(readFileSync(list, 'utf8').trim().split('\n'));

/** Whether a password is one of the 3,000 most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

/** Throws `validation` for the field that has one of them. */
export function refuseCommonPassword(field: string, password: string): void {
  if (isCommonPassword(password)) {
    throw new AppError('validation', { fields: { [field]: { key: 'passwordTooCommon' } } });
  }
}

import { readFileSync } from 'node:fs';

const list = new URL('common-passwords/list.txt', import.meta.url);
const commonPasswords = new Set(readFileSync(list, 'utf8').trim().split('\n'));

/** Whether a password is one of the 3,000 most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

/** Writes the list of the most common passwords, from zxcvbn-ts, with its licence (MIT). */
import { copyFile, writeFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { minimumPasswordLength } from '#features/accounts/contract.ts';

const count = 3_000;
const folder = new URL('../src/features/accounts/server/passwords/common-passwords/', import.meta.url);

// The most common come first; shorter ones are refused anyway.
const passwords = dictionary['passwords-common'].filter(({ length }) => length >= minimumPasswordLength);
await writeFile(new URL('list.txt', folder), `${passwords.slice(0, count).toSorted().join('\n')}\n`);
await copyFile(
  new URL(import.meta.resolve('@zxcvbn-ts/language-common/LICENSE.txt')),
  new URL('LICENSE.txt', folder),
);

import { primaryCode } from '../db/errors.ts';

const ofSystem: Record<string, (path: string) => string> = {
  ENOSPC: path => `The disk is full: there was no room for ${path}.`,
  EDQUOT: path => `This user's share of the disk is used up: there was no room for ${path}.`,
  EFBIG: path => `${path} would be larger than this disk, or the limits of this user, allow for one file.`,
  ENOENT: path => `${path}: there is no such file or folder.`,
  ENOTDIR: path => `${path}: a part of this path is a file, not a folder.`,
  EISDIR: path => `${path} is a folder, not a file.`,
  EACCES: path => `${path} may not be read or written by this user.`,
  EPERM: path => `${path} may not be read or written by this user.`,
  EROFS: path => `${path} is on a disk that can only be read.`,
  EIO: path => `The disk reports errors at ${path}: it may be about to fail.`,
};

/** By SQLite's primary result codes (sqlite.org/rescode.html). */
const ofSqlite: Record<number, (path: string) => string> = {
  5: path => `The database in ${path} was busy for too long; try again.`,
  8: path => `The database in ${path} may not be written by this user.`,
  10: path => `The disk reports errors at the database in ${path}, or is full.`,
  11: path => `The database in ${path} is damaged.`,
  13: path => `The disk is full: there was no room for the database in ${path}.`,
  14: path => `The database in ${path} cannot be opened: the folder may not be read or written by this user.`,
  26: path => `What lies in ${path} as site.sqlite is no database.`,
};

/** An error of the system or SQLite at a path as a sentence for whoever runs the site; undefined for other errors. */
export function describeSystemError(error: unknown, path: string): string | undefined {
  return sentenceFor(systemErrorCode(error))?.(path);
}

/** The error code of the system or SQLite; undefined for other errors. */
export function systemErrorCode(error: unknown): string | number | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = primaryCode(error) ?? ('code' in error ? String(error.code) : undefined);
  return sentenceFor(code) && code;
}

function sentenceFor(code: string | number | undefined) {
  return typeof code === 'number' ? ofSqlite[code] : ofSystem[code ?? ''];
}

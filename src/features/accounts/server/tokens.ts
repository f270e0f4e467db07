import { createHash, randomBytes } from 'node:crypto';

/** A new token of 256 random bits, and the hash that is stored in its place. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

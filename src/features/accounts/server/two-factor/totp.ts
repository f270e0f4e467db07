import { createHmac, randomBytes } from 'node:crypto';

/** How many seconds a code holds. */
const period = 30;
const digits = 6;
/** RFC 4648. */
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits, as RFC 4226 recommends; each of the 32 characters of base32 is five of them. */
export function createSecret(): string {
  return [...randomBytes(32)].map(byte => base32[byte % base32.length]).join('');
}

/** The code of a step (RFC 4226, with the step as its counter: RFC 6238). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The steps whose codes are taken at an instant: clocks of telephones are a little fast or slow. */
export function stepsAt(now: Date): [earlier: number, present: number, later: number] {
  const step = Math.floor(now.getTime() / 1_000 / period);
  return [step - 1, step, step + 1];
}

/** What authenticator apps read from the QR code (github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function uriOf(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  // Apps show a plus as it stands, so that URLSearchParams cannot be used. What apps take for granted is left out: the
  // fewer dots, the easier it is to scan.
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${name}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map(character => base32.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map(byte => Number.parseInt(byte, 2)) ?? []);
}

import type { SpamReason } from '../../spam-contract.ts';

type Honeypot = { website?: unknown; openForMs?: unknown };

/** In milliseconds: faster than anybody writes. */
const tooFast = 3_000;

/**
 * A posted form without the honeypot fields, and why it is spam. To be fast alone is no sign of spam: a draft that
 * was kept, or a browser that fills forms in, is sent within a second or two. Spam carries a link.
 */
export function detectSpam<Posted extends Honeypot>({
  website,
  openForMs,
  ...form
}: Posted): {
  form: Omit<Posted, keyof Honeypot>;
  reason: SpamReason | undefined;
} {
  if (typeof website === 'string' && website.trim() !== '') return { form, reason: 'trap' };
  const isTooFast = typeof openForMs === 'number' && openForMs < tooFast;
  return { form, reason: isTooFast && Object.values(form).some(carriesLink) ? 'haste' : undefined };
}

function carriesLink(value: unknown): boolean {
  return typeof value === 'string' && /https?:\/\/|www\.|<a\s|\[url/i.test(value);
}

import type { SpamReason } from '../../spam-contract.ts';

type Honeypot = { website?: unknown; openForMs?: unknown };

/** In milliseconds: faster than anybody types. */
const tooFast = 3_000;

/**
 * Returns a form without its honeypot fields, and the reason if it is spam. Speed alone is no reason: a kept
 * draft, or a browser's autofill, can be sent within a second. Only fast forms that contain a link are spam.
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

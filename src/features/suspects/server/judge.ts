import type { SuspectReason } from '../contract.ts';

type Trap = { website?: unknown; openForMs?: unknown };

/** In milliseconds: faster than anybody writes. */
const haste = 3_000;

/**
 * A posted form without what the trap asked of it, and why it is suspected. Haste alone suspects nobody: a draft that
 * was kept, or a browser that fills forms in, is sent within a second or two. Spam carries a link.
 */
export function judge<Posted extends Trap>({
  website,
  openForMs,
  ...form
}: Posted): {
  form: Omit<Posted, keyof Trap>;
  reason: SuspectReason | undefined;
} {
  if (typeof website === 'string' && website.trim() !== '') return { form, reason: 'trap' };
  const isHasty = typeof openForMs === 'number' && openForMs < haste;
  return { form, reason: isHasty && Object.values(form).some(carriesLink) ? 'haste' : undefined };
}

function carriesLink(value: unknown): boolean {
  return typeof value === 'string' && /https?:\/\/|www\.|<a\s|\[url/i.test(value);
}

import type { Services } from '#server/services.ts';

/** In milliseconds: a month. */
const longestOpen = 30 * 24 * 60 * 60_000;

/** The instant at which a form was opened, which is that of its arrival where it does not say so. */
export function whenOpened(
  { clock }: Pick<Services, 'clock'>,
  { openForMs }: { openForMs?: unknown },
): string {
  const openFor = typeof openForMs === 'number' && openForMs > 0 && openForMs < longestOpen ? openForMs : 0;
  return new Date(clock().getTime() - openFor).toISOString();
}

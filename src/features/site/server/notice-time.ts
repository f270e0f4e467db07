import { AppError } from '#shared/api/errors.ts';
import { noticeTime } from '../notice-time.ts';
import type { Words } from '../schemas.ts';

/** The instants between which a notice is public. Throws `validation` where they are none. */
export function storedNoticeTime(
  notice: Words['notice'],
  timeZone: string,
): { notice_from: string | null; notice_until: string | null } {
  const { from, until } = noticeTime(notice ?? { from: null, until: null }, timeZone);
  // Otherwise it would never be shown.
  if (from && until && until <= from)
    throw new AppError('validation', { fields: { 'notice.until': { key: 'instantOrder' } } });
  return { notice_from: from, notice_until: until };
}

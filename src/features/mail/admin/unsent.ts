import type { MailSummary } from '../contract.ts';

/** Whether a message can be sent, or sent again. */
export const isUnsent = ({ status }: Pick<MailSummary, 'status'>) => status !== 'sent';

/** Whether any of those that can be sent was tried before. */
export function wereTried(mails: readonly Pick<MailSummary, 'status' | 'attempts'>[]): boolean {
  return mails.some(mail => isUnsent(mail) && mail.attempts > 0);
}

import { createToken } from '#features/accounts/server/tokens.ts';
import type { MailContext } from '#features/mail/server/queue-mail.ts';
import type { PreparedCreate, SharedCreate } from '#features/media/server/prepared-create.ts';
import { consentVersion } from '#features/members/consent.ts';
import { listNoticeVersions, noticeVersionAt } from '#features/privacy/server/notice.ts';
import { detectSpam } from '#features/submissions/server/spam/detect-spam.ts';
import { insertSpam } from '#features/submissions/server/spam/queries.ts';
import { whenOpened } from '#features/submissions/server/when-opened.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { applicantPath } from '../paths.ts';
import type { PostedApplication } from '../schemas.ts';
import { assertOpen, getEventOfKind } from './actions.ts';
import { type Taken, takeApplication } from './arrivals.ts';
import { forApplicants } from './for-applicants.ts';
import { readReceivedFacts } from './messages.ts';

type ApplyingContext = MailContext &
  Pick<Services, 'db' | 'timeZone' | 'visibleTo' | 'schedule' | 'tableTracker'>;

/**
 * Takes an application while the event is open, and has a place or a waiting list. A second one from the same e-mail
 * address is accepted too: people correct mistakes, and a refusal would reveal who has applied.
 */
export async function prepareApplication(
  services: ApplyingContext,
  posted: PostedApplication,
  readerLanguage: Language | undefined,
): Promise<PreparedCreate<Taken> | SharedCreate<Taken>> {
  const { form, reason } = detectSpam(posted);
  const { workshopId, applicationType, consent, lang: chosen, ...person } = form;
  const find = (db: Db) =>
    getEventOfKind({ ...services, db, session: undefined }, workshopId, applicationType);
  const asked = chosen ?? readerLanguage;
  // Until the next moment is known, what depends on it cannot be kept.
  await services.schedule.refresh();
  // The kind is whatever was sent, which may be an object that no text can be made of.
  const key = JSON.stringify([applicationType, workshopId, asked]);
  const { event, lang, received, noticeVersions } = await forApplicants(services).getOrMake(key, async () => {
    const event = await find(services.db);
    const lang = asked ?? event.lang;
    const received = await readReceivedFacts(services, { event_id: event.keeper_id, lang });
    return { event, lang, received, noticeVersions: await listNoticeVersions(services.db) };
  });
  assertOpen(services, event);
  const { token, hash } = createToken();
  const application = {
    ...{ person, lang, madeFor: event.id, tokenHash: hash },
    consentVersion: consent ? consentVersion : null,
    noticeVersion: consent ? noticeVersionAt(noticeVersions, whenOpened(services, posted)) : null,
  };
  if (!reason) {
    const arrival = { event: { id: workshopId, kind: applicationType }, application, token, received };
    return { share: also => takeApplication(services, { ...arrival, also }) };
  }
  const make = async (tx: Tx) => {
    // It may have changed meanwhile.
    const { keeper_id: event_id, ...event } = await find(tx);
    const at = { event_id, created_at: assertOpen(services, event) };
    const { id } = await insertSpam(tx, { kind: 'application', form: application, reason, ...at });
    return { id, url: applicantPath.href({ token }) };
  };
  return { make };
}

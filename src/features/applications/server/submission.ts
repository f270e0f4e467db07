import { eventPlaces } from '#features/events/server/keeper.ts';
import type { SubmissionKind } from '#features/submissions/server/submission-kind.ts';
import { defaultLanguage } from '#shared/language.ts';
import { insertNewApplications, type NewApplication, sendNewKey } from './actions.ts';
import { admitLate } from './places.ts';

/** What an earlier release set apart does not say for which event it was made, nor in which language, and has no key. */
type Recent = 'madeFor' | 'lang' | 'tokenHash' | 'noticeVersion';
type KeptApplication = Omit<NewApplication, Recent> & Partial<Pick<NewApplication, Recent>>;

export const applicationSubmission: SubmissionKind<KeptApplication> = {
  kind: 'application',
  describe: ({ person: { firstName, lastName, email, ...others } }) => ({
    name: `${firstName} ${lastName}`,
    email,
    text: Object.values(others).filter(Boolean).join(' · '),
  }),
  restore: async (tx, { form, event_id, created_at }, context) => {
    const eventId = event_id ?? 0;
    const application = {
      ...{ lang: defaultLanguage, madeFor: eventId, tokenHash: null, noticeVersion: null },
      ...form,
    };
    const standing = admitLate(await eventPlaces(tx, eventId));
    const row = { ...application, ...standing, event_id: eventId, created_at };
    const [recipient] = await insertNewApplications(tx, context, [row]);
    // What is not sent must not take the key away that the applicant was shown.
    if (context.mail.smtpUrl && recipient) await sendNewKey(tx, context, recipient);
  },
};

import type { PersonalTable } from '#server/services.ts';

/** Numbers stay known for good (`certificate_numbers`): without their certificate they are revoked and name nobody. */
export const personalCertificates: PersonalTable = {
  name: 'certificates',
  table: 'certificates',
  belongs: { id: 'application_id', to: 'application' },
  present: (_, { number, lang, revoked_at }) => ({ number, lang, revoked_at }),
};

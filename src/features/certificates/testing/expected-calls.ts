import { sampleToken } from '#features/applications/testing/expected-calls.ts';
import type { ExpectedCalls, Fill, SampleIds } from '#server/testing/expected-call.ts';

/** The number of the sample application's certificate. */
const sampleNumber = '7K3QF-9XMW2';

const ofEvent = ({ workshop }: SampleIds) => ({ query: { event: workshop } });
const exported = ({ workshop }: SampleIds) => [['export', 'workshop', workshop]] as const;

export const calls: ExpectedCalls = {
  showCertificate: {
    who: 'readers',
    sample: ids => ({ query: { application: ids.workshopApplication, token: sampleToken, lang: 'bs' } }),
    audit: ids => [['export', 'application', ids.workshopApplication]],
  },
  downloadCertificates: { who: 'administrators', sample: ofEvent, audit: exported },
  showAttendanceSheet: { who: 'administrators', sample: ofEvent, audit: exported },
  checkCertificate: { who: 'everybody', sample: () => ({ query: { number: sampleNumber } }) },
};

export const fill: Fill = async ({ db }, { workshopApplication }) => {
  const number = sampleNumber;
  await db
    .insertInto('certificate_numbers')
    .values({ number, issued_at: '2026-11-21T09:30:00.000Z' })
    .execute();
  await db
    .insertInto('certificates')
    .values({ number, application_id: workshopApplication, lang: 'bs', name: 'Amra Hodžić' })
    .execute();
  return {};
};

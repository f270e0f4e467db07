import type { Feature } from '#server/feature.ts';
import { certificatePath } from './paths.ts';
import { renewCertificates } from './server/certificates.ts';
import { personalCertificates } from './server/personal-table.ts';
import { certificateHandlers } from './server/routes.ts';

export const certificatesFeature: Feature = {
  name: 'certificates',
  handlers: certificateHandlers,
  tokenPaths: [certificatePath],
  correctionListener: renewCertificates,
  people: [personalCertificates],
};

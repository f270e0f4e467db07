import type { Translation } from '#shared/messages/translation.ts';
import type { certificatesAdmin as bs } from './admin.ts';

export const certificatesAdmin = {
  sheet: 'List to sign (PDF)',
  archive: 'Certificates (ZIP)',
  single: 'Certificate',
  of: 'Certificate of attendance: {{name}}',
  all: 'Certificates of everyone who came',
  notAttended: 'A certificate is issued once a person is marked as having come.',
  language: 'Language of the certificate',
  languages: { bs: 'Bosnian', en: 'English', both: 'Bilingual' },
  download: 'Download',
  preparing: 'Preparing...',
  failed: 'The file could not be downloaded. Please try again.',
  files: { sheet: 'attendance-sheet', archive: 'certificates', single: 'certificate' },
} satisfies Translation<typeof bs>;

import * as z from 'zod/mini';
import { endpoint, fileResponse, languageQuery } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { choice } from '#shared/validation.ts';
import { certificateLanguages } from './languages.ts';

const certificateCheck = z.object({
  number: z.string(),
  status: z.enum(['valid', 'revoked']),
  /** An instant. */
  issued_at: z.string(),
  /** What follows is null where the application is deleted: the number alone is kept. */
  name: z.nullable(z.string()),
  event: z.nullable(
    z.object({
      title: z.string(),
      lang: z.enum(languages),
      started_at: z.string(),
      finished_at: z.string(),
      location: z.string(),
    }),
  ),
});
export type CertificateCheck = z.infer<typeof certificateCheck>;

export const certificateCalls = {
  /** The certificate of somebody who came, for administrators, or for who has the application's key. */
  show: endpoint({
    name: 'showCertificate',
    method: 'GET',
    path: '/certificates',
    access: 'either',
    noCache: true,
    id: 'application',
    query: z.object({
      /** By default the language of the application. */
      lang: z.optional(choice(certificateLanguages)),
      token: z.optional(z.string()),
    }),
    contentType: 'application/pdf',
    response: fileResponse,
    errors: ['unauthorized', 'forbidden', 'not_attended'],
    clientMessage: 'Failed to fetch the certificate',
  }),
  /** The certificates of all who came to an event. */
  archive: endpoint({
    name: 'downloadCertificates',
    method: 'GET',
    path: '/certificates/archive',
    access: 'administrator',
    id: 'event',
    query: z.object({ lang: z._default(choice(certificateLanguages), 'bs') }),
    contentType: 'application/zip',
    response: fileResponse,
    errors: ['not_attended'],
    clientMessage: 'Failed to fetch the certificates',
  }),
  /** The list that those who were accepted sign. */
  sheet: endpoint({
    name: 'showAttendanceSheet',
    method: 'GET',
    path: '/attendance-sheet',
    access: 'administrator',
    id: 'event',
    contentType: 'application/pdf',
    response: fileResponse,
    clientMessage: 'Failed to fetch the attendance sheet',
  }),
  /** What a number stands for. */
  check: endpoint({
    name: 'checkCertificate',
    method: 'GET',
    path: '/certificates',
    when: ['number'],
    access: 'public',
    noCache: true,
    query: z.object({ number: z.string(), ...languageQuery }),
    response: certificateCheck,
    schemaName: 'CertificateCheck',
    errors: ['not_found'],
    clientMessage: 'Failed to check the certificate',
  }),
};

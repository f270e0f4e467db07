import * as z from 'zod/mini';
import { preview } from '#features/previews/contract.ts';
import { endpoint, languageQuery, type ResponseOf } from '#shared/api/endpoint.ts';
import { choice, language } from '#shared/validation.ts';
import { previewedPages } from './previewed-pages.ts';
import { site, siteInput } from './schemas.ts';

export type { Site } from './schemas.ts';

/** What is sent of each language; one that is left out stays. */
const inputs = { bs: z.optional(siteInput), en: z.optional(siteInput) };

const ok = z.object({ status: z.literal('ok') });

/** For monitoring: succeeds once the site can serve. */
export const health = endpoint({
  name: 'health',
  method: 'GET',
  path: '/health',
  access: 'public',
  response: ok,
  noCache: true,
  clientMessage: 'API request failed',
});

/** For balancers: fails from when the site is told to stop, while it still answers. */
export const readiness = endpoint({
  name: 'readiness',
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  response: ok,
  noCache: true,
  errors: ['unavailable'],
  clientMessage: 'API request failed',
});

export const siteCalls = {
  /** The association's own words in a language. */
  show: endpoint({
    name: 'showSite',
    method: 'GET',
    path: '/site',
    access: 'either',
    query: z.object(languageQuery),
    response: site,
    schemaName: 'Site',
    clientMessage: 'Failed to fetch site',
  }),
  update: endpoint({
    name: 'updateSite',
    method: 'PUT',
    path: '/site',
    access: 'editor',
    query: z.object({ lang: z._default(language(), 'bs') }),
    body: { types: ['json'], schema: siteInput },
    response: site,
    schemaName: 'Site',
    errors: ['conflict'],
    clientMessage: 'Failed to update site',
  }),
  /** Changes both languages, or neither. */
  updateBoth: endpoint({
    name: 'updateSites',
    method: 'PUT',
    path: '/site/languages',
    access: 'editor',
    body: { types: ['json'], schema: z.object(inputs) },
    response: z.object({ bs: site, en: site }),
    schemaName: 'Sites',
    errors: ['conflict'],
    clientMessage: 'Failed to update site',
  }),
  /** Of the site's own files to which the words refer: their sizes, in bytes and in pixels. */
  files: endpoint({
    name: 'showSiteFiles',
    method: 'GET',
    path: '/site/files',
    access: 'either',
    query: z.object(languageQuery),
    response: z.object({
      /** Null where the membership form is on another site. */
      form_size: z.nullable(z.int()),
      pictures: z.array(z.object({ src: z.string(), width: z.int(), height: z.int() })),
    }),
    schemaName: 'SiteFiles',
    clientMessage: 'Failed to fetch files of site',
  }),
  /** Stores a membership form, for `membership.form_url`; one that nothing refers to within a day is removed. */
  createForm: endpoint({
    name: 'createMembershipForm',
    method: 'POST',
    path: '/site/membership-form',
    access: 'editor',
    body: { types: ['multipart'], schema: z.object({}), files: { file: 'pdf' }, requiredFiles: ['file'] },
    response: z.object({ url: z.string(), size: z.int() }),
    schemaName: 'MembershipForm',
    status: 201,
    clientMessage: 'Failed to add form',
  }),
  /** A link to a page with words that are not saved, for the account and whoever gets the link (docs/contract.md#previews). */
  preview: endpoint({
    name: 'createSitePreview',
    method: 'POST',
    path: '/site/previews',
    access: 'editor',
    body: {
      types: ['json'],
      schema: z.object({ page: choice(Object.values(previewedPages)), ...inputs }),
    },
    response: preview,
    schemaName: 'Preview',
    status: 201,
    clientMessage: 'Failed to create preview',
  }),
};
export type SiteFiles = ResponseOf<typeof siteCalls.files>;

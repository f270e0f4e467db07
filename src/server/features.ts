import { accountsFeature } from '#features/accounts/feature.ts';
import { applicationsFeature } from '#features/applications/feature.ts';
import { auditFeature } from '#features/audit/feature.ts';
import { certificatesFeature } from '#features/certificates/feature.ts';
import { contentFeature } from '#features/content/feature.ts';
import { contentHandlers } from '#features/content/server/routes.ts';
import type { Example } from '#features/content/server/starter.ts';
import type { ContentTable } from '#features/content/server/tables.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import { educationFeature } from '#features/education/feature.ts';
import { eventsFeature } from '#features/events/feature.ts';
import { filesFeature } from '#features/files/feature.ts';
import { galleryFeature } from '#features/gallery/feature.ts';
import { mailFeature } from '#features/mail/feature.ts';
import { membersFeature } from '#features/members/feature.ts';
import { menuFeature } from '#features/menu/feature.ts';
import { movingFeature } from '#features/moving/feature.ts';
import { newsFeature } from '#features/news/feature.ts';
import { overviewFeature } from '#features/overview/feature.ts';
import { pagesFeature } from '#features/pages/feature.ts';
import { peopleFeature } from '#features/people/feature.ts';
import { previewsFeature } from '#features/previews/feature.ts';
import { privacyFeature } from '#features/privacy/feature.ts';
import { publicationsFeature } from '#features/publications/feature.ts';
import { questionsFeature } from '#features/questions/feature.ts';
import { redirectsFeature } from '#features/redirects/feature.ts';
import { searchFeature } from '#features/search/feature.ts';
import { siteFeature } from '#features/site/feature.ts';
import { submissionsFeature } from '#features/submissions/feature.ts';
import { trashFeature } from '#features/trash/feature.ts';
import { createTrashTypes } from '#features/trash/server/trash-type.ts';
import { versionsFeature } from '#features/versions/feature.ts';
import type { Day } from '#shared/dates.ts';
import type { TokenPath } from '#shared/paths.ts';
import type { AuditTitles } from './audit/entries.ts';
import type { Feature, MovedFinder, PageForm, PreviewLinks } from './feature.ts';
import type { Feed } from './feeds/feed.ts';
import type { Handler } from './http/handler.ts';
import type { Completion, ContentListener, CorrectionListener, PersonalTable } from './services.ts';

/** Every feature is listed here, but for those below that are made of what these state, or run over all of them. */
const nouns: readonly Feature[] = [
  siteFeature,
  accountsFeature,
  contentFeature,
  filesFeature,
  newsFeature,
  eventsFeature,
  applicationsFeature,
  certificatesFeature,
  educationFeature,
  publicationsFeature,
  galleryFeature,
  pagesFeature,
  questionsFeature,
  membersFeature,
  overviewFeature,
  previewsFeature,
  searchFeature,
  menuFeature,
  redirectsFeature,
];

const trashTypes = createTrashTypes(
  nouns.flatMap(({ content = [] }) => content),
  nouns.flatMap(({ trash = [] }) => trash),
);

const sharedFeatures: readonly Feature[] = [
  mailFeature(nouns.flatMap(({ mailTemplates = [] }) => mailTemplates)),
  submissionsFeature(nouns.flatMap(({ submissionKinds = [] }) => submissionKinds)),
  versionsFeature(nouns.flatMap(({ versioned = [] }) => versioned)),
  trashFeature(trashTypes),
  peopleFeature,
  auditFeature,
  movingFeature,
];

/** All features of the site. */
export const features: readonly Feature[] = [
  ...nouns,
  ...sharedFeatures,
  privacyFeature([...nouns, ...sharedFeatures].flatMap(({ retention = [] }) => retention)),
];

export const auditTitles: AuditTitles = new Map(
  [...trashTypes.values()].flatMap(({ name, table, auditTitle: title }) =>
    title ? [[name, { table, title }] as const] : [],
  ),
);

/** The tables with what is kept about people, in the order in which it is shown. */
export const personalTables: readonly PersonalTable[] = features.flatMap(({ people = [] }) => people);

export const contentListeners: readonly ContentListener[] = features.flatMap(
  ({ contentListener }) => contentListener ?? [],
);

export const correctionListeners: readonly CorrectionListener[] = features.flatMap(
  ({ correctionListener }) => correctionListener ?? [],
);

export const completions: readonly Completion[] = features.flatMap(({ complete }) => complete ?? []);

export const feeds: readonly Feed[] = features.flatMap(({ feeds = [] }) => feeds);

export const handlers: readonly Handler[] = features.flatMap(handlersOf);

export const contentTypes: readonly ContentManifest[] = features.flatMap(({ content = [] }) => content);

/** The same by their names. */
export const contentTypesByName: ReadonlyMap<string, ContentManifest> = new Map(
  contentTypes.map(manifest => [manifest.type.name, manifest]),
);

/** The public pages other than those of items. */
export const publicPages: readonly { href: () => string }[] = features.flatMap(
  ({ content = [], pages = [] }) => [...content.map(({ listPage }) => listPage), ...pages],
);

export const pageForms: readonly PageForm[] = features.flatMap(({ pageForms = [] }) => pageForms);

export const tokenPaths: readonly TokenPath[] = features.flatMap(({ tokenPaths = [] }) => tokenPaths);

export const previewLinks: readonly PreviewLinks[] = features.flatMap(
  ({ previewLinks }) => previewLinks ?? [],
);

export const movedFinders: readonly MovedFinder[] = features.flatMap(({ findMoved }) => findMoved ?? []);

/** The tables of content. */
export const contentTables: readonly ContentTable[] = [
  ...new Set(contentTypes.map(({ type }) => type.table)),
];

/** By tables their columns of instants at which something public changes by itself. */
export const contentMoments: ReadonlyMap<string, readonly string[]> = new Map([
  ...contentTables.map((table): [string, string[]] => {
    const fields = contentTypes
      .filter(({ type }) => type.table === table)
      .flatMap(({ type }) => type.instants);
    return [table, [...new Set(['publish_at', ...fields])]];
  }),
  ...features.flatMap(({ moments = {} }) => Object.entries(moments)),
]);

export function handlersOf({ content = [], handlers = [] }: Feature): Handler[] {
  return [...content.flatMap(contentHandlers), ...handlers];
}

/** The content of a new installation, in reverse order of the features. */
export function listExamples(today: Day): Example[] {
  return features.toReversed().flatMap(({ examples }) => examples?.(today) ?? []);
}

import { accountsFeature } from '#features/accounts/feature.ts';
import { applicationsFeature } from '#features/applications/feature.ts';
import { type ContentManifest, contentHandlers } from '#features/content/server/routes.ts';
import type { Example } from '#features/content/server/starter.ts';
import { educationFeature } from '#features/education/feature.ts';
import { eventsFeature } from '#features/events/feature.ts';
import { galleryFeature } from '#features/gallery/feature.ts';
import { membersFeature } from '#features/members/feature.ts';
import { newsFeature } from '#features/news/feature.ts';
import { overviewFeature } from '#features/overview/feature.ts';
import { publicationsFeature } from '#features/publications/feature.ts';
import { questionsFeature } from '#features/questions/feature.ts';
import { siteFeature } from '#features/site/feature.ts';
import { submissionsFeature } from '#features/submissions/feature.ts';
import type { Day } from '#shared/dates.ts';
import type { Feature } from './feature.ts';
import type { Handler } from './http/handler.ts';

const nouns: readonly Feature[] = [
  siteFeature,
  accountsFeature,
  newsFeature,
  eventsFeature,
  applicationsFeature,
  educationFeature,
  publicationsFeature,
  galleryFeature,
  questionsFeature,
  membersFeature,
  overviewFeature,
];

/** Every feature of the site must be listed here. */
export const features: readonly Feature[] = [
  ...nouns,
  submissionsFeature(nouns.flatMap(({ submissionKinds = [] }) => submissionKinds)),
];

export const handlers: readonly Handler[] = features.flatMap(handlersOf);

export const contentTypes: readonly ContentManifest[] = features.flatMap(({ content = [] }) => content);

export function handlersOf({ content = [], handlers = [] }: Feature): Handler[] {
  return [...content.flatMap(contentHandlers), ...handlers];
}

/** The content of a new installation, in reverse order of the features. */
export function listExamples(today: Day): Example[] {
  return features.toReversed().flatMap(({ examples }) => examples?.(today) ?? []);
}

import { memberPaths } from '#features/members/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import { homePath } from '#shared/paths.ts';
import { sitePaths } from './paths.ts';

/** The addresses of the pages that show the association's own words, and so can be looked at before these are saved. */
export const previewedPages = {
  home: homePath.pattern,
  people: sitePaths.people.pattern,
  activities: sitePaths.activities.pattern,
  contact: questionPaths.contact.pattern,
  join: memberPaths.join.pattern,
  privacy: sitePaths.privacy.pattern,
  accessibility: sitePaths.accessibility.pattern,
} as const;
export type PreviewedPage = keyof typeof previewedPages;

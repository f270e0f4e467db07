import { memberPaths } from '#features/members/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import { homePath } from '#shared/paths.ts';
import { sitePaths } from './paths.ts';

/** The pages that show the association's own words, and so can be looked at before these are saved. */
export const previewedPages = [
  homePath.pattern,
  sitePaths.people.pattern,
  sitePaths.activities.pattern,
  questionPaths.contact.pattern,
  memberPaths.join.pattern,
  sitePaths.privacy.pattern,
  sitePaths.accessibility.pattern,
] as const;
export type PreviewedPage = (typeof previewedPages)[number];

import { path } from '#shared/paths.ts';

export const sitePaths = { activities: path('/aktivnosti') };

/** The anchors of the home page's sections. */
export const homeSections = {
  mission: 'misija',
  goals: 'ciljevi-i-djelatnosti',
  organization: 'organizacija',
  news: 'novosti',
  history: 'historija',
} as const;

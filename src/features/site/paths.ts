import { path } from '#shared/paths.ts';

export const sitePaths = { activities: path('/aktivnosti') };

export const homeSections = {
  mission: 'misija',
  goals: 'ciljevi-i-djelatnosti',
  organization: 'organizacija',
  news: 'novosti',
  history: 'historija',
} as const;

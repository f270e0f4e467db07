import { path, privacyPath } from '#shared/paths.ts';

export const sitePaths = {
  activities: path('/aktivnosti'),
  people: path('/ljudi'),
  privacy: privacyPath,
  accessibility: path('/pristupacnost'),
};

export const homeSections = {
  mission: 'misija',
  goals: 'ciljevi-i-djelatnosti',
  organization: 'organizacija',
  events: 'predstojece',
  news: 'novosti',
  history: 'historija',
} as const;

/** An earlier version of the privacy notice. */
export const privacyVersionPath = path('/privatnost/:id');

export const siteAdminPaths = { sections: path('/admin/stranica') };

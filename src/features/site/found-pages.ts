import { homePath } from '#shared/paths.ts';
import { plainText } from '#shared/text/plain-text.ts';
import type { FoundPage } from '#ui/pages/found-page.ts';
import type { Site } from './contract.ts';
import { homeSections, sitePaths } from './paths.ts';

const section = (name: keyof typeof homeSections) => `${homePath.href()}#${homeSections[name]}`;

export const foundPages: readonly FoundPage<Site>[] = [
  { title: 'site:nav.about', to: homePath.href(), place: 1 },
  {
    title: 'site:nav.mission',
    to: section('mission'),
    place: 2,
    textsOf: ({ mission }) => [plainText(mission)],
  },
  {
    title: 'site:nav.goals',
    to: section('goals'),
    place: 3,
    textsOf: ({ goals }) => goals.flatMap(({ title, text }) => [title, text]),
  },
  { title: 'site:nav.organization', to: section('organization'), place: 4 },
  {
    title: 'site:nav.history',
    to: section('history'),
    place: 5,
    textsOf: ({ timeline }) => timeline.flatMap(({ year, title, text }) => [year, title, text]),
  },
  {
    title: 'site:nav.activities',
    to: sitePaths.activities.href(),
    place: 6,
    textsOf: ({ activities }) => [plainText(activities)],
  },
  {
    title: 'site:people.title',
    to: sitePaths.people.href(),
    place: 7,
    textsOf: ({ people }) =>
      people.flatMap(({ name, role, body, institution }) => [name, role, body, institution]),
  },
  { title: 'site:footer.privacy', to: sitePaths.privacy.href(), place: 60 },
  { title: 'site:footer.accessibility', to: sitePaths.accessibility.href(), place: 61 },
];

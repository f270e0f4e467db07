import { activitiesBs } from './activities-bs.ts';
import { activitiesEn } from './activities-en.ts';
import { inBothLanguages } from './in-both-languages.ts';

/** The parts of the activities page in their order: the anchor of each, and where its link leads. */
export const activityParts = [
  { key: 'congresses', id: 'kongresi', to: '/kongres' },
  { key: 'education', id: 'edukacije', to: '/edukacije' },
  { key: 'symposium', id: 'simpoziji', to: '/simpozij' },
  { key: 'publications', id: 'publikacije', to: '/publikacije' },
  { key: 'conclusion', id: 'zakljucak', to: '/kontakt' },
] as const;

type ActivityPart = { title: string; paragraphs: string[]; link: string };

/** The texts of the activities page: what the association edits, without touching what shows it. */
export type ActivitiesContent = {
  lead: string;
  intro: string[];
  parts: Record<(typeof activityParts)[number]['key'], ActivityPart>;
};

export const activitiesContent = inBothLanguages<ActivitiesContent>(activitiesBs, activitiesEn);

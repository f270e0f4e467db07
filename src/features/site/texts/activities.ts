import { educationPaths } from '#features/education/paths.ts';
import { eventPaths } from '#features/events/paths.ts';
import { publicationPaths } from '#features/publications/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import { activitiesBs } from './activities-bs.ts';
import { activitiesEn } from './activities-en.ts';
import { inBothLanguages } from './in-both-languages.ts';

/** The sections of the activities page: their anchors, and the targets of their links. */
export const activityParts = [
  { key: 'congresses', id: 'kongresi', to: eventPaths.congress.list.href() },
  { key: 'education', id: 'edukacije', to: educationPaths.list.href() },
  { key: 'symposium', id: 'simpoziji', to: eventPaths.symposium.list.href() },
  { key: 'publications', id: 'publikacije', to: publicationPaths.list.href() },
  { key: 'conclusion', id: 'zakljucak', to: questionPaths.contact.href() },
] as const;

type ActivityPart = { title: string; paragraphs: string[]; link: string };

/** The texts of the activities page, which the association edits. */
export type ActivitiesContent = {
  lead: string;
  intro: string[];
  parts: Record<(typeof activityParts)[number]['key'], ActivityPart>;
};

export const activitiesContent = inBothLanguages<ActivitiesContent>(activitiesBs, activitiesEn);

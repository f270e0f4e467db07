import { homeBs } from './home-bs.ts';
import { homeEn } from './home-en.ts';
import { inBothLanguages } from './in-both-languages.ts';

/** The texts of the home page, which the association edits. */
export type HomeContent = {
  lead: string;
  formulaTitle: string;
  formulaContinued: string;
  formulaCaption: string;
  mission: { statement: string; text: string };
  goals: { title: string; text: string }[];
  activitiesLabel: string;
  history: { year: string; title: string; text: string }[];
  membership: { title: string; text: string };
};

export const homeContent = inBothLanguages<HomeContent>(homeBs, homeEn);

import { en as applications } from '#features/applications/messages/en.ts';
import { en as education } from '#features/education/messages/en.ts';
import { en as events } from '#features/events/messages/en.ts';
import { en as gallery } from '#features/gallery/messages/en.ts';
import { en as members } from '#features/members/messages/en.ts';
import { en as news } from '#features/news/messages/en.ts';
import { en as publications } from '#features/publications/messages/en.ts';
import { en as questions } from '#features/questions/messages/en.ts';
import { en as site } from '#features/site/messages/en.ts';
import { en as ui } from '#ui/messages/en.ts';

export const en = {
  ui,
  site,
  news,
  events,
  applications,
  education,
  publications,
  gallery,
  questions,
  members,
};

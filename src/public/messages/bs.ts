import { bs as applications } from '#features/applications/messages/bs.ts';
import { bs as education } from '#features/education/messages/bs.ts';
import { bs as events } from '#features/events/messages/bs.ts';
import { bs as gallery } from '#features/gallery/messages/bs.ts';
import { bs as members } from '#features/members/messages/bs.ts';
import { bs as news } from '#features/news/messages/bs.ts';
import { bs as publications } from '#features/publications/messages/bs.ts';
import { bs as questions } from '#features/questions/messages/bs.ts';
import { bs as site } from '#features/site/messages/bs.ts';
import { bs as ui } from '#ui/messages/bs.ts';

export const bs = {
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

import { bs as accounts } from '#features/accounts/messages/bs.ts';
import * as applicationsAdmin from '#features/applications/messages/admin.ts';
import { bs as applications } from '#features/applications/messages/bs.ts';
import * as educationAdmin from '#features/education/messages/admin.ts';
import * as eventsAdmin from '#features/events/messages/admin.ts';
import { bs as events } from '#features/events/messages/bs.ts';
import * as galleryAdmin from '#features/gallery/messages/admin.ts';
import * as membersAdmin from '#features/members/messages/admin.ts';
import * as newsAdmin from '#features/news/messages/admin.ts';
import { bs as news } from '#features/news/messages/bs.ts';
import * as overviewAdmin from '#features/overview/messages/admin.ts';
import * as publicationsAdmin from '#features/publications/messages/admin.ts';
import * as questionsAdmin from '#features/questions/messages/admin.ts';
import * as submissionsAdmin from '#features/submissions/messages/admin.ts';
import { bs as common } from '#shared/messages/bs.ts';
import { bs as admin } from '#ui/admin/messages/bs.ts';
import { screens } from '#ui/admin/messages/bs-screens.ts';
import { bs as ui } from '#ui/messages/bs.ts';
import { shell } from './shell.ts';

/** The panel is in Bosnian only (docs/decisions/0002-panel-in-bosnian.md). */
export const messages = {
  ui,
  common,
  admin,
  screens,
  shell,
  accounts,
  applications,
  events,
  news,
  ...applicationsAdmin,
  ...educationAdmin,
  ...eventsAdmin,
  ...galleryAdmin,
  ...membersAdmin,
  ...newsAdmin,
  ...overviewAdmin,
  ...publicationsAdmin,
  ...questionsAdmin,
  ...submissionsAdmin,
};

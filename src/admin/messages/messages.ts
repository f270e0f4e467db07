import { bs as accounts } from '#features/accounts/messages/bs.ts';
import { bs as applications } from '#features/applications/messages/bs.ts';
import { applicationsPanel } from '#features/applications/messages/panel.ts';
import { educationPanel } from '#features/education/messages/panel.ts';
import { bs as events } from '#features/events/messages/bs.ts';
import {
  congressPanel,
  eventsPanel,
  symposiumPanel,
  workshopPanel,
} from '#features/events/messages/panel.ts';
import { galleryPanel } from '#features/gallery/messages/panel.ts';
import { membersPanel } from '#features/members/messages/panel.ts';
import { bs as news } from '#features/news/messages/bs.ts';
import { newsPanel } from '#features/news/messages/panel.ts';
import { overviewPanel } from '#features/overview/messages/panel.ts';
import { publicationsPanel } from '#features/publications/messages/panel.ts';
import { questionsPanel } from '#features/questions/messages/panel.ts';
import { spamPanel } from '#features/spam/messages/panel.ts';
import { bs as common } from '#shared/messages/bs.ts';
import { bs as panel } from '#ui/admin/messages/bs.ts';
import { screens } from '#ui/admin/messages/bs-screens.ts';
import { bs as ui } from '#ui/messages/bs.ts';
import { shell } from './shell.ts';

/** The panel's texts. The administrator reads Bosnian (docs/decisions/0002-panel-in-bosnian.md). */
export const messages = {
  ui,
  common,
  panel,
  screens,
  shell,
  accounts,
  applications,
  applicationsPanel,
  galleryPanel,
  congressPanel,
  educationPanel,
  events,
  eventsPanel,
  membersPanel,
  news,
  newsPanel,
  overviewPanel,
  publicationsPanel,
  questionsPanel,
  spamPanel,
  symposiumPanel,
  workshopPanel,
};

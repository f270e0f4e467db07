import { bs as applications } from '#features/applications/messages/bs.ts';
import { bs as events } from '#features/events/messages/bs.ts';
import { bs as news } from '#features/news/messages/bs.ts';
import { bs as common } from '#shared/messages/bs.ts';
import { bs as admin } from '#ui/admin/messages/bs.ts';
import { screens } from '#ui/admin/messages/bs-screens.ts';
import { bs as ui } from '#ui/messages/bs.ts';
import { shell } from './shell.ts';

const ofFeatures = import.meta.glob<Record<string, object>>('../../features/*/messages/admin.ts', {
  eager: true,
});

/** The admin is in Bosnian only (docs/decisions/0002-panel-in-bosnian.md). */
export const messages: Record<string, object> = {
  ui,
  common,
  admin,
  screens,
  shell,
  applications,
  events,
  news,
  ...Object.assign({}, ...Object.values(ofFeatures)),
};

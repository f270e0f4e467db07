import { bs as common } from '#shared/messages/bs.ts';
import { bs as admin } from '#ui/admin/messages/bs.ts';
import { screens } from '#ui/admin/messages/bs-screens.ts';
import { bs as ui } from '#ui/messages/bs.ts';
import { type Namespaces, namespacesOf } from './namespaces.ts';
import { shell } from './shell.ts';

const ofPages = import.meta.glob<Namespaces>('../../features/*/messages/bs.ts', { eager: true });
const ofScreens = import.meta.glob<Namespaces>('../../features/*/messages/admin.ts', { eager: true });

export const bs: Namespaces = {
  ui,
  common,
  admin,
  screens,
  shell,
  ...namespacesOf(ofPages, ofScreens, 'bs'),
};

import { en as common } from '#shared/messages/en.ts';
import { en as admin } from '#ui/admin/messages/en.ts';
import { screens } from '#ui/admin/messages/en-screens.ts';
import { en as ui } from '#ui/messages/en.ts';
import { type Namespaces, namespacesOf } from './namespaces.ts';
import { shell } from './shell-en.ts';

const ofPages = import.meta.glob<Namespaces>('../../features/*/messages/en.ts', { eager: true });
const ofScreens = import.meta.glob<Namespaces>('../../features/*/messages/admin-en.ts', { eager: true });

export const en: Namespaces = {
  ui,
  common,
  admin,
  screens,
  shell,
  ...namespacesOf(ofPages, ofScreens, 'en'),
};

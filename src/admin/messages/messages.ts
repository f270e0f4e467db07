import { bs as common } from '#shared/messages/bs.ts';
import { bs as admin } from '#ui/admin/messages/bs.ts';
import { screens } from '#ui/admin/messages/bs-screens.ts';
import { bs as ui } from '#ui/messages/bs.ts';
import { byFeature } from '../../public/messages/by-feature.ts';
import { shell } from './shell.ts';

type Namespaces = Record<string, object>;

const ofPages = import.meta.glob<Namespaces>('../../features/*/messages/bs.ts', { eager: true });
const ofScreens = import.meta.glob<Namespaces>('../../features/*/messages/admin.ts', { eager: true });

/** Bosnian texts of public pages are named by their feature, those of the panel by their exports. */
const ofFeatures = Object.entries(byFeature(ofPages)).map(([feature, { bs = {}, ...ofPanel }]) => ({
  ...ofPanel,
  [feature]: bs,
}));

/** The admin is in Bosnian only (docs/decisions/0002-panel-in-bosnian.md). */
export const messages: Namespaces = Object.assign(
  { ui, common, admin, screens, shell },
  ...ofFeatures,
  ...Object.values(ofScreens),
);

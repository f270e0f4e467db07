import type { ComponentType } from 'react';
import type { Path } from '#shared/paths.ts';
import type { Messages } from '../i18n.tsx';

export type ScreenModule = { default: ComponentType };

type Screen = { path: Pick<Path, 'pattern'>; load: () => Promise<ScreenModule> };

/** The namespaces that have a `title`. */
type Titled = { [N in keyof Messages]: Messages[N] extends { title: string } ? N : never }[keyof Messages];

/** An entry of the sidebar and its screens, stated in its feature's `admin-routes.ts`. */
export type AdminSection = {
  /** Its heading in the sidebar, and its place below that. */
  group: 'top' | 'content' | 'communication';
  place: number;
  /** The namespace whose `title` is its label. */
  texts: Titled;
  icon: string;
  Badge?: ComponentType;
  /** The entry links to the first. */
  screens: readonly [Screen, ...Screen[]];
};

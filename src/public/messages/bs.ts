import { bs as ui } from '#ui/messages/bs.ts';
import { byFeature } from './by-feature.ts';

const ofFeatures = import.meta.glob<object>('../../features/*/messages/bs.ts', { eager: true, import: 'bs' });

/** The texts of the public pages, by feature. */
export const bs = { ui, ...byFeature(ofFeatures) };

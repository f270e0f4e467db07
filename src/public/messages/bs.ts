import { bs as ui } from '#ui/messages/bs.ts';
import { byFeature } from './by-feature.ts';

const ofFeatures = import.meta.glob<object>('../../features/*/messages/bs.ts', { eager: true, import: 'bs' });

export const bs = { ui, ...byFeature(ofFeatures) };

import { en as ui } from '#ui/messages/en.ts';
import { byFeature } from './by-feature.ts';

const ofFeatures = import.meta.glob<object>('../../features/*/messages/en.ts', { eager: true, import: 'en' });

export const en = { ui, ...byFeature(ofFeatures) };

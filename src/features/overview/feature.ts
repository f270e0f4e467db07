import type { Feature } from '#server/feature.ts';
import { overviewHandlers } from './server/routes.ts';

export const overviewFeature: Feature = { name: 'overview', handlers: overviewHandlers };

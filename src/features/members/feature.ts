import type { Feature } from '#server/feature.ts';
import { membersHandlers } from './server/routes.ts';

export const membersFeature: Feature = { name: 'members', handlers: membersHandlers };

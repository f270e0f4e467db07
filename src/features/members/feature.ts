import type { Feature } from '#server/feature.ts';
import { memberPaths } from './paths.ts';
import { membersHandlers } from './server/routes.ts';

export const membersFeature: Feature = {
  name: 'members',
  handlers: membersHandlers,
  pages: [memberPaths.join],
};

import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/handler.ts';
import { homePath } from '#shared/paths.ts';
import { health } from './contract.ts';

import { sitePaths } from './paths.ts';

export const siteFeature: Feature = {
  name: 'site',
  pages: [homePath, sitePaths.activities],
  handlers: [handle(health, () => ({ status: 'ok' as const }))],
};

import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/handler.ts';
import { AppError } from '#shared/errors.ts';
import { homePath } from '#shared/paths.ts';
import { health, readiness } from './contract.ts';
import { sitePaths } from './paths.ts';

const ok = { status: 'ok' } as const;

export const siteFeature: Feature = {
  name: 'site',
  pages: [homePath, ...Object.values(sitePaths)],
  handlers: [
    handle(health, () => ok),
    handle(readiness, (_, services) => {
      if (!services.readiness.isReady) throw new AppError('unavailable');
      return ok;
    }),
  ],
};

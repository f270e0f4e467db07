import type { Feature } from '#server/feature.ts';
import { accountsHandlers } from './server/routes.ts';
import { twoFactorHandlers } from './server/two-factor-routes.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  handlers: [...accountsHandlers, ...twoFactorHandlers],
};

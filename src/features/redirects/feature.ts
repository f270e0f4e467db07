import type { Feature } from '#server/feature.ts';
import { redirectHandlers } from './server/routes.ts';

export const redirectsFeature: Feature = {
  name: 'redirects',
  handlers: redirectHandlers,
  hourly: services => services.missingAddresses.store(),
};

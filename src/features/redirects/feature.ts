import type { Feature } from '#server/feature.ts';
import { redirectHandlers } from './server/routes.ts';
import { findTarget } from './server/targets.ts';

export const redirectsFeature: Feature = {
  name: 'redirects',
  handlers: redirectHandlers,
  findMoved: async (services, address) => {
    const target = await findTarget(services, address);
    if (target === undefined) services.missingAddresses.note(address.pathname);
    return target;
  },
  hourly: services => services.missingAddresses.store(),
};

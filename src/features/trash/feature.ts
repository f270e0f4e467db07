import type { Feature } from '#server/feature.ts';
import { purgeExpired } from './server/actions.ts';
import { trashHandlers } from './server/routes.ts';
import type { TrashTypes } from './server/trash-type.ts';

/** The trash of all types, which other features state. */
export const trashFeature = (types: TrashTypes): Feature => ({
  name: 'trash',
  handlers: trashHandlers(types),
  hourly: services => purgeExpired(services, types),
});

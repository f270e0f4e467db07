import { eraseAgain } from '#server/erasure/erase.ts';
import type { Feature } from '#server/feature.ts';
import { peopleHandlers } from './server/routes.ts';

/** What is kept about a person, of all features. */
export const peopleFeature: Feature = {
  name: 'people',
  handlers: peopleHandlers,
  hourly: eraseAgain,
};

import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/handler.ts';
import { health } from './contract.ts';

export const siteFeature: Feature = {
  name: 'site',
  handlers: [handle(health, () => ({ status: 'ok' as const }))],
};

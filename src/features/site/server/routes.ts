import { type Handler, handle } from '#server/http/handler.ts';
import { health } from '../contract.ts';

export const siteHandlers: Handler[] = [handle(health, () => ({ status: 'ok' as const }))];

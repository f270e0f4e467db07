import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {} satisfies Translation<typeof bs>;

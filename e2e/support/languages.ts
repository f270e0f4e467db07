import { readMessages } from '../../src/server/testing/messages.ts';
import type { Messages } from '../../src/ui/i18n.tsx';

export const languages = ['bs', 'en'] as const;
export type Language = (typeof languages)[number];
export type Texts = Messages;

export const texts = (await readMessages()) as unknown as Record<Language, Texts>;

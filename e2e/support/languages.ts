import { bs } from '../../src/public/messages/bs.ts';
import { en } from '../../src/public/messages/en.ts';

export const languages = ['bs', 'en'] as const;
export type Language = (typeof languages)[number];
export type Texts = typeof bs | typeof en;

/** The public pages' texts by language. */
export const texts: Record<Language, Texts> = { bs, en };

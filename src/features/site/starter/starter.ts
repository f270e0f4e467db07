import type { Language } from '#shared/language.ts';
import type { Words } from '../schemas.ts';
import { bs } from './bs.ts';
import { en } from './en.ts';

/** What the association says of itself until it is changed. */
export const starter: Readonly<Record<Language, Words>> = { bs, en };

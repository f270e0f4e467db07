import { starterCongresses } from './starter/congresses.ts';
import { starterSymposia } from './starter/symposia.ts';
import { starterWorkshops } from './starter/workshops.ts';

/** The events a fresh installation starts with: each occasion in both languages. */
export const starterEvents = [...starterWorkshops, ...starterSymposia, ...starterCongresses];

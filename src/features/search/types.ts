import { eventKinds } from '#features/events/kinds.ts';

/** The types of content that a search can be narrowed to. */
export const searchedTypes = ['news', ...eventKinds, 'education', 'publication', 'album'] as const;

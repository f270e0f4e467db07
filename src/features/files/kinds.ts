const typesWithFiles = ['news', 'workshop', 'symposium', 'congress', 'education', 'publication', 'page'];

/** Whether the items of a type, by its name in calls, have files. */
export const hasFiles = (type: string) => typesWithFiles.includes(type);

/** What a file of an item is. */
export const itemFileKinds = ['programme', 'abstracts', 'slides', 'minutes', 'document'] as const;
export type ItemFileKind = (typeof itemFileKinds)[number];

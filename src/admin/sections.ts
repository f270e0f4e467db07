import type { AdminSection } from '#ui/admin/screens/section.ts';

const ofFeatures = import.meta.glob<readonly AdminSection[]>('../features/*/admin-routes.ts', {
  eager: true,
  import: 'sections',
});

/** Those of a group together in the order of their places. */
export const sections: readonly AdminSection[] = Object.values(ofFeatures)
  .flat()
  .sort((a, b) => a.place - b.place);

export const contentSections = sections.filter(section => section.content !== undefined);

import type { AdminSection } from '#ui/admin/section.ts';

const ofFeatures = import.meta.glob<readonly AdminSection[]>('../features/*/admin-routes.ts', {
  eager: true,
  import: 'sections',
});

export const sections: readonly AdminSection[] = Object.values(ofFeatures).flat();

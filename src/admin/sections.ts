import { applicationSections } from '#features/applications/admin-routes.ts';
import { educationSections } from '#features/education/admin-routes.ts';
import { gallerySections } from '#features/gallery/admin-routes.ts';
import { memberSections } from '#features/members/admin-routes.ts';
import { newsSections } from '#features/news/admin-routes.ts';
import { overviewSections } from '#features/overview/admin-routes.ts';
import { publicationSections } from '#features/publications/admin-routes.ts';
import { questionSections } from '#features/questions/admin-routes.ts';
import type { AdminSection } from '#ui/admin/section.ts';

export const sections: readonly AdminSection[] = [
  ...overviewSections,
  ...newsSections,
  ...educationSections,
  ...publicationSections,
  ...gallerySections,
  ...memberSections,
  ...applicationSections,
  ...questionSections,
];

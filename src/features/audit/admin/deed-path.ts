import { applicationAdminPath } from '#features/applications/paths.ts';
import { questionPath } from '#features/questions/paths.ts';
import { trashPathOf } from '#features/trash/paths.ts';
import { editedParameter } from '#ui/admin/screens/opened-address.ts';
import type { ContentSection } from '#ui/admin/screens/section.ts';
import type { AuditEntry } from '../contract.ts';

/** Where what an entry is about can be opened; undefined where it is gone, or has no screen. */
export function deedPath(
  { action, type, id }: Pick<AuditEntry, 'action' | 'type' | 'id'>,
  sections: readonly ContentSection[],
): string | undefined {
  if (id === null || action === 'purge') return undefined;
  const section = sections.find(({ content }) => content.type === type);
  if (action === 'delete') return section && trashPathOf(type);
  if (section) return `${section.screens[0].path.pattern}?${editedParameter}=${id}`;
  if (type === 'application') return applicationAdminPath.href({ id });
  return type === 'question' ? questionPath(id) : undefined;
}

import type { ItemTool } from '#features/content/admin/item-tools.tsx';
import { AuditTool } from './admin/audit-tool.tsx';

export const itemTools: readonly ItemTool[] = [{ name: 'dnevnik', place: 'item', Tool: AuditTool }];

import type { ItemTool } from '#features/content/admin/item-tools.tsx';
import { HistoryTool } from './admin/history-tool.tsx';
import { NewTextsTool } from './admin/new-texts-tool.tsx';

export const itemTools: readonly ItemTool[] = [
  { name: 'historija', place: 'item', Tool: HistoryTool },
  { name: 'izmjene', place: 'outdated', Tool: NewTextsTool },
];

import type { ItemTool } from '#features/content/admin/item-tools.tsx';
import { FilesTool } from './admin/files-tool.tsx';

export const itemTools: readonly ItemTool[] = [{ name: 'datoteke', place: 'item', Tool: FilesTool }];

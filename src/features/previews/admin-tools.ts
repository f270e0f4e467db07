import type { ItemTool } from '#features/content/admin/item-tools.tsx';
import { PreviewTool } from './admin/preview-tool.tsx';

export const itemTools: readonly ItemTool[] = [{ name: 'pregled', place: 'item', Tool: PreviewTool }];

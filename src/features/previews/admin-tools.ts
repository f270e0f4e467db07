import type { ItemTool } from '#ui/admin/item-tools.tsx';
import { PreviewTool } from './admin/preview-tool.tsx';

export const itemTools: readonly ItemTool[] = [{ name: 'preview', Tool: PreviewTool }];

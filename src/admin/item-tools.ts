import type { ItemTool } from '#features/content/admin/item-tools.tsx';

const ofFeatures = import.meta.glob<readonly ItemTool[]>('../features/*/admin-tools.ts', {
  eager: true,
  import: 'itemTools',
});

export const itemTools: readonly ItemTool[] = Object.values(ofFeatures).flat();

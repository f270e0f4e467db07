import type { ApplicationSlots } from '#features/applications/admin/slots.tsx';

const ofFeatures = import.meta.glob<ApplicationSlots>('../features/*/admin-slots.ts', {
  eager: true,
  import: 'applicationSlots',
});

export const applicationSlots: readonly ApplicationSlots[] = Object.values(ofFeatures);

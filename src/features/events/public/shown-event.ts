import type { CongressSummary, SymposiumSummary, WorkshopSummary } from '../contract.ts';

type Shared = keyof SymposiumSummary & keyof WorkshopSummary & keyof CongressSummary;

/** An event of any kind, with the optional fields of the kinds. */
export type ShownEvent = Pick<CongressSummary, Shared> &
  Partial<SymposiumSummary & WorkshopSummary & CongressSummary>;

/** Whether one can go there: an event that can be followed online and names neither venue nor map is online only. */
export function isHeldAtPlace({ online, venue, map_url }: ShownEvent): boolean {
  return !online || venue !== '' || map_url !== '';
}

/** How one can follow it online; nothing where that is all that its place says. */
export function onlineText(event: ShownEvent, t: (key: 'online' | 'alsoOnline') => string): string {
  if (!event.online) return '';
  const text = isHeldAtPlace(event) ? t('alsoOnline') : t('online');
  return text === event.location ? '' : text;
}

/** The same for both events of a pair, which have their applications in common. */
export function occasionId({ id, translation }: Pick<ShownEvent, 'id' | 'translation'>): number {
  return Math.min(id, translation?.id ?? id);
}

/** Workshops and other events name it differently. */
export function pictureOf({ image, image_url }: ShownEvent): string | null {
  return image ?? image_url ?? null;
}

/** What is stored: a published item with a later moment is scheduled until then. */
export const storedStatuses = ['draft', 'published'] as const;
export type StoredStatus = (typeof storedStatuses)[number];

export const itemStatuses = ['draft', 'scheduled', 'published'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** What a list by pairs says of each language: outdated is what is published and behind its counterpart. */
export const translationStates = [...itemStatuses, 'outdated', 'missing'] as const;
export type TranslationState = (typeof translationStates)[number];

/** The state of an item at an instant; both instants are ISO 8601 in UTC with milliseconds. */
export function statusOf(status: StoredStatus, publishAt: string | null, at: string): ItemStatus {
  if (status === 'draft') return 'draft';
  return publishAt !== null && publishAt > at ? 'scheduled' : 'published';
}

/** The state of an item as accounts are answered it. */
export type ItemState = { status?: ItemStatus | undefined; publish_at?: string | null | undefined };

/** What an update says of the state; what it leaves out stays. An empty moment means at once. */
export type StateChange = { status?: StoredStatus; publishAt?: string };

import type { Services } from '../services.ts';

export type FeedContext = Pick<Services, 'db' | 'site' | 'visibleTo' | 'clock' | 'timeZone'>;

/** What programs read at an address of its own, such as a calendar. */
export type Feed = {
  /** `:id` stands for the number of an item. */
  pattern: string;
  /** The media type. */
  type: string;
  /** Undefined where there is no such item. A feed without `:id` has no use for the id. */
  make: (
    services: FeedContext,
    publicUrl: string,
    id: number,
  ) => Promise<string | Uint8Array<ArrayBuffer> | undefined>;
};

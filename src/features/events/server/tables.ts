import type { ContentColumns } from '#features/content/server/tables.ts';
import type { Language } from '#shared/language.ts';
import type { EventKind } from '../kinds.ts';

export type EventsTables = {
  /** Events of all kinds; a text that a kind does not have is empty. */
  events: ContentColumns & {
    kind: EventKind;
    lang: Language;
    description: string;
    /** Sanitized HTML. */
    details: string;
    location: string;
    /** Days, `YYYY-MM-DD`. */
    started_at: string;
    finished_at: string;
    /** `HH:MM`. */
    time: string;
    organizer: string;
    instructor: string;
    duration: string;
    /** 0 where it is not stated. */
    capacity: number;
    url: string;
    /** Whether the form is on: 0 or 1. */
    show_application_form: number;
    image: string | null;
    pdf: string | null;
  };
};

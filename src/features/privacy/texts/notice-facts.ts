import type { RetentionKind } from '#shared/retention.ts';

/** What the privacy notice tells of the association and of the site's settings. */
export type NoticeFacts = {
  name: string;
  /** Empty where there is none, as `email`. */
  address: string;
  email: string;
  /** In months; 0: for good. */
  retention: Readonly<Record<RetentionKind, number>>;
  trashDays: number;
  backups: { days: number; weeks: number };
  /** Whether e-mail leaves the site, and the server that sends it where that is another machine. */
  sendsMail: boolean;
  mailHost: string | undefined;
  /** Whether the database is on another machine, and the host of the store with the files where that is one. */
  isDatabaseElsewhere: boolean;
  storageHost: string | undefined;
};

/** Who is responsible, and where they are if they say so. */
export const withAddress = ({ name, address }: NoticeFacts) => (address ? `${name}, ${address}` : name);

/** The privacy notice in one language. */
export type Notice = {
  title: string;
  lead: string;
  sections: { title: string; paragraphs: string[] }[];
};

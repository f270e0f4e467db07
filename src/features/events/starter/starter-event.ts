import type { EventKind } from '../kinds.ts';

/** When and where an event takes place, in any language. */
export type StarterFacts = {
  /** In days after the first start; negative before it. */
  startsIn: number;
  /** In days. */
  lasts: number;
  location: string;
  showForm: boolean;
};

/** An event of a new installation: its form without the days, and its files. */
export type StarterEvent<Form> = Pick<StarterFacts, 'startsIn' | 'lasts'> & {
  kind: EventKind;
  form: Omit<Form, 'startedAt' | 'finishedAt'>;
  /** The name of a file in features/content/starter/pictures, without its extension. */
  picture: string | null;
  /** Path of a file. */
  pdf: string | null;
};

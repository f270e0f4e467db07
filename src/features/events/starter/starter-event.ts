import type { EventKind } from '../kinds.ts';

/** When and where an event takes place, in whatever language it is told. */
export type StarterFacts = {
  /** Days from that of the first start; negative before it. */
  startsIn: number;
  /** In days. */
  lasts: number;
  location: string;
  showForm: boolean;
};

/** An event of a fresh installation: its form but for the days, and its files. */
export type StarterEvent<Form> = Pick<StarterFacts, 'startsIn' | 'lasts'> & {
  kind: EventKind;
  form: Omit<Form, 'startedAt' | 'finishedAt'>;
  /** Name of a file in features/content/starter/pictures, without its ending. */
  picture: string | null;
  /** Path of a file. */
  pdf: string | null;
};

import type { ItemFile } from '#features/files/contract.ts';
import type { WorkshopInput } from '../contract.ts';
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

/** Where exactly it takes place, which most examples leave out, and what it costs. */
type Place = Pick<WorkshopInput, 'venue' | 'mapUrl' | 'fee' | 'online'>;

/** An event of a new installation: its form without the days, and its files. */
export type StarterEvent<Form> = Pick<StarterFacts, 'startsIn' | 'lasts'> & {
  kind: EventKind;
  form: Omit<Form, 'startedAt' | 'finishedAt' | keyof Place> & Partial<Place>;
  /** The name of a file in features/content/starter/pictures, without its extension. */
  picture: string | null;
  /** Path of a file. */
  pdf: string | null;
  /** Further files, with their paths. */
  files?: readonly (Pick<ItemFile, 'title' | 'kind' | 'lang'> & { path: string })[];
};

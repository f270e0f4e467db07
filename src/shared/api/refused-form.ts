import type { Language } from '../language.ts';

/** What a page is shown with after its form was sent and refused. */
export type RefusedForm = {
  /** Of the page. */
  pathname: string;
  code: string;
  /** Why; of single fields by their names. */
  message: string;
  fields: Readonly<Record<string, string>>;
  /** Of message and fields. */
  language: Language;
  /** What was sent, by the fields' names. */
  typed: Readonly<Record<string, string>>;
};

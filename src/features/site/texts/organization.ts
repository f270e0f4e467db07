import { inBothLanguages } from './in-both-languages.ts';
import { organizationBs } from './organization-bs.ts';
import { organizationEn } from './organization-en.ts';

type Person = {
  name: string;
  role?: string;
  affiliation: string;
  /** The address of a photograph, square. */
  photo?: string;
};

/** A body of the association. Of one whose people have no roles, such as the assembly, pages tell less. */
export type Body = { title: string; people: Person[] };

export const organization = inBothLanguages<Body[]>(organizationBs, organizationEn);

export const hasRoles = ({ people }: Body): boolean => people.some(({ role }) => role !== undefined);

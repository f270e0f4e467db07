import type { Site } from '../contract.ts';

export type Person = Site['people'][number];

/** A body of the association. Of one whose people have no roles, such as the assembly, pages tell less. */
export type Body = { title: string; people: Person[] };

/** The bodies in the order of their first people. */
export function bodiesOf(people: readonly Person[]): Body[] {
  return [...Map.groupBy(people, ({ body }) => body)].map(([title, people]) => ({ title, people }));
}

export const hasRoles = ({ people }: Body): boolean => people.some(({ role }) => role !== '');

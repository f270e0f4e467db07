import { optionalGroups } from '#features/members/person-groups.ts';

/** What may lie on a computer that others use: it says neither who somebody is nor how to reach them. */
export const lastingFields: readonly string[] = optionalGroups
  .filter(({ id }) => id === 'education' || id === 'science')
  .flatMap(({ fields }) => fields.map(({ name }) => name));

export const groupIds = ['basic', ...optionalGroups.map(({ id }) => id), 'membership'] as const;
export type GroupId = (typeof groupIds)[number];

/** By which a link leads to a group of the form. */
export const anchorOf = (group: GroupId) => `prijava-${group}`;

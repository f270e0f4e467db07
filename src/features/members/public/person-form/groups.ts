import { optionalGroups } from '../../person-groups.ts';

/**
 * The fields that may be stored on a shared computer: they neither identify the applicant nor contain contact data.
 */
export const lastingFields: readonly string[] = optionalGroups
  .filter(({ id }) => id === 'education' || id === 'science')
  .flatMap(({ fields }) => fields.map(({ name }) => name));

export const groupIds = ['basic', ...optionalGroups.map(({ id }) => id), 'membership'] as const;
export type GroupId = (typeof groupIds)[number];

export const anchorOf = (group: GroupId) => `prijava-${group}`;

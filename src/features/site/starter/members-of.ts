import type { Words } from '../schemas.ts';

type Member = { name: string; role?: string; institution: string };

/** The people of one body of the association. */
export function membersOf(body: string, members: readonly Member[]): Words['people'] {
  return members.map(({ name, role = '', institution }) => ({
    ...{ name, role, body, institution },
    ...{ photo: null, email: '' },
  }));
}

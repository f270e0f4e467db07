/** Who changes an item, and when: an account, or the site itself; an instant, ISO 8601 in UTC. */
export type Authorship = { by: number | undefined; at: string };

/** Behind the address of a list: what was kept apart from it. */
export const spamHash = '#sumnjivo';

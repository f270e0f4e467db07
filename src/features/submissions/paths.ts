/** The anchor of the suspected spam below a list. */
export const spamHash = '#sumnjivo';

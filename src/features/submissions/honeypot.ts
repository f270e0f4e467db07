/** The field that people do not see, called what programs like to fill in. */
export const honeypotField = 'website';

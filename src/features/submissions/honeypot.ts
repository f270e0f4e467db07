/** A hidden field with a name that programs like to fill in. */
export const honeypotField = 'website';

/** Where the password is changed, on the panel's first screen. */
export const passwordAnchor = 'promjena-lozinke';

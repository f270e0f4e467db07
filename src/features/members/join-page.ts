/** The part of the page on how to join that confirms an application, by its id. */
export const sentPart = 'poslano';

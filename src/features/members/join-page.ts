/** The parts of the page on how to join that its form leads to, by their ids. */
export const formPart = 'prijava';
export const sentPart = 'poslano';

/** The parts of the contact page that its form leads to, by their ids. */
export const formPart = 'poruka';
export const sentPart = 'poslano';

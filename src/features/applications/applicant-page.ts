/** What the buttons of the applicant's page say, and the parts of it that tell the outcome, by their ids. */
export const withdrawAction = 'withdraw';
export const eraseAction = 'erase';
export const statusPart = 'status';
export const correctedPart = 'corrected';
export const erasedPart = 'erased';
export const receivedPart = 'received';

/** The part of an event's page with the application form. */
export const formPart = 'prijava';

/** What the buttons of the applicant's page say, and the parts of it that tell the outcome, by their ids. */
export const withdrawAction = 'withdraw';
export const statusPart = 'status';
export const correctedPart = 'corrected';

/** `new` until it is answered, or closed without an answer. */
export const questionStatuses = ['new', 'answered', 'closed'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

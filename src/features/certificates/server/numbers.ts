import { createCode, readCode } from '#server/readable-code.ts';

/** `7K3QF-9XMW2`. Of 2⁵⁰ so few are taken that nobody finds one by trying (docs/decisions/0045-certificates.md). */
const shape = { length: 10, group: 5 };

export const createNumber = () => createCode(shape);

/** The number that somebody typed, with or without the hyphen; undefined if it can be none. */
export const readNumber = (typed: string) => readCode(typed, shape);

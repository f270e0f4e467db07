export const bs = {};

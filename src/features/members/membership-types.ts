/** Stored and sent in Bosnian (docs/product.md#entities-and-fields). The default comes first. */
export const membershipTypes = [
  'redovni član',
  'penzioner',
  'student',
  'počasni član',
  'pravno lice',
] as const;

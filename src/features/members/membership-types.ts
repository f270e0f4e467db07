/**
 * What kind of member a person is or wants to be (docs/product.md#entities-and-fields), stored and sent in Bosnian;
 * the default first.
 */
export const membershipTypes = [
  'redovni član',
  'penzioner',
  'student',
  'počasni član',
  'pravno lice',
] as const;

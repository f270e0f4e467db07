/** What kind of member a person is or wants to be (SPECIFICATION 3), stored and sent in Bosnian; the default first. */
export const membershipTypes = [
  'redovni član',
  'penzioner',
  'student',
  'počasni član',
  'pravno lice',
] as const;
export type MembershipType = (typeof membershipTypes)[number];

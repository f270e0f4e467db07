/**
 * The version of the consent's wording, stored with each application, to an event or for membership. A changed text (`consent`
 * in the messages of applications) needs a new version, which a test checks.
 */
export const consentVersion = '2026-11';

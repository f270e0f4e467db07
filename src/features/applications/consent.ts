/**
 * Which wording of the consent was agreed to, stored with each application. A new wording (`consent` in the
 * messages) is a new version; a test holds the two together.
 */
export const consentVersion = '2026-11';

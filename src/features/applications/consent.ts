/** Which wording of the consent was agreed to, stored with each application. A new wording is a new version. */
export const consentVersion = '2026-11';

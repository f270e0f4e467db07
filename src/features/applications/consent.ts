/**
 * The version of the consent's wording, stored with each application. A changed text (`consent` in the
 * messages) needs a new version, which a test checks.
 */
export const consentVersion = '2026-11';

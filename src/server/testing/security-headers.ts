/** What every answer has to carry, the policy of its kind aside (docs/security.md#headers). */
export const headersOfAll = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** What a site adds whose public address is https. */
export const headersOfHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Those of an answer that are among the expected ones. */
export function pickHeaders(
  headers: Headers,
  expected: Record<string, string>,
): Record<string, string | null> {
  return Object.fromEntries(Object.keys(expected).map(name => [name, headers.get(name)]));
}

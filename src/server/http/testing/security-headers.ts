/** The headers of every response, except for the policy (docs/security.md#headers). */
export const headersOfAll = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** Added if the site's public address is https. */
export const headersOfHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The headers of a response that are among the expected ones. */
export function pickHeaders(
  headers: Headers,
  expected: Record<string, string>,
): Record<string, string | null> {
  return Object.fromEntries(Object.keys(expected).map(name => [name, headers.get(name)]));
}

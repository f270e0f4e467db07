const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/** A preview has no scripts, and the panel shows it in a frame. */
const previewPolicy = pagePolicy
  .replace("script-src 'self'", "script-src 'none'")
  .replace("form-action 'self'", "form-action 'none'")
  .replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** The panel shows chosen pictures from blob URLs, and previews of items in frames. */
const adminPolicy = `${pagePolicy.replace("img-src 'self' data:", "img-src 'self' data: blob:")}; frame-src 'self'`;

export const policies = {
  page: pagePolicy,
  admin: adminPolicy,
  preview: previewPolicy,
  data: "default-src 'none'; frame-ancestors 'none'",
  description:
    "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  file: "default-src 'none'; frame-ancestors 'none'; sandbox",
  /** A browser that displays an image directly uses inline styles, which this policy covers too. */
  image: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  /** Vite's client is an inline script. */
  development: undefined,
} as const;

export function filePolicy(headers: Headers): 'file' | 'image' {
  return headers.get('content-type')?.startsWith('image/') ? 'image' : 'file';
}

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map(feature => `${feature}=()`)
  .join(', ');

/** Adds the headers of every response (docs/security.md#headers), except those that it already has. */
export function addSecurityHeaders(headers: Headers, policy: keyof typeof policies, isHttps: boolean): void {
  const all: Record<string, string | undefined> = {
    'Content-Security-Policy': policies[policy],
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && !headers.has(name)) headers.set(name, value);
  }
}

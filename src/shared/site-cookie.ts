const yearInSeconds = 365 * 24 * 60 * 60;

/** What a browser remembers of a reader's choice for a year, by default; over https it never goes out in clear. */
export function siteCookie(
  name: string,
  value: string,
  { isHttps, maxAge = yearInSeconds }: { isHttps: boolean; maxAge?: number | undefined },
): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** What a reader may choose; without a choice it is the system's. */
export type Theme = 'light' | 'dark';

export const themeCookie = 'theme';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

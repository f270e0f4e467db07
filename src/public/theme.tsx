import { createContext, useContext, useState } from 'react';
import { siteCookie } from '#shared/site-cookie.ts';
import { type Theme, themeCookie } from '#shared/theme.ts';

/** The reader's choice; null is the system's theme. */
export type ThemeChoice = { theme: Theme | null; choose: (theme: Theme | null) => void };

const Context = createContext<ThemeChoice>({ theme: null, choose: () => {} });

export const ThemeProvider = Context.Provider;
export const useTheme = () => useContext(Context);

/** The choice that the server read of the cookie, until another one is made. */
export function useThemeChoice(first: Theme | null): ThemeChoice {
  const [theme, setTheme] = useState(first);
  const choose = (next: Theme | null) => {
    rememberTheme(next);
    setTheme(next);
  };
  return { theme, choose };
}

/** In a cookie, for the server to write the theme into the document: no page is shown in another one first. */
function rememberTheme(theme: Theme | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = siteCookie(themeCookie, theme ?? '', {
    isHttps: location.protocol === 'https:',
    maxAge: theme ? undefined : 0,
  });
}

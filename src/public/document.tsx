import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { newsFeedPath } from '#features/news/paths.ts';
import type { RefusedForm } from '#shared/api/refused-form.ts';
import type { PageAssociation } from '#shared/association.ts';
import type { Language } from '#shared/language.ts';
import type { Theme } from '#shared/theme.ts';
import { type Texts, TextsProvider } from '#ui/i18n.tsx';
import { SiteProvider } from '#ui/site-context.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { PublicApp } from './app.ts';
import styles from './document.module.css';
import { adoptLanguage } from './language.ts';
import { ThemeProvider, useThemeChoice } from './theme.tsx';

/** What a page's HTML depends on besides its address and the API's responses. */
export type PageState = {
  /** In both languages, since the reader may switch. */
  association: Readonly<Record<Language, PageAssociation>>;
  publicUrl: string;
  today: string;
  timeZone: string;
  theme: Theme | null;
  sendsMail?: true;
  /** Only on the server: a preview has no scripts. */
  isPreview?: true;
  refused?: RefusedForm;
};

/** The colours of `--bg`, around the page too. */
const grounds = { light: '#ffffff', dark: '#0e1326' } as const;
const systemTheme = (theme: Theme) => ({ media: `(prefers-color-scheme: ${theme})` });

type DocumentProps = {
  app: PublicApp;
  page: PageState;
  reportStatus?: (status: 404 | 500) => void;
  children: ReactNode;
};

/** The whole document, the same on the server and in the browser. */
export function Document({ app, page, reportStatus, children }: DocumentProps) {
  const [texts, setTexts] = useState<Texts>(app);
  const { language } = texts;
  const themeChoice = useThemeChoice(page.theme);
  const { theme } = themeChoice;
  const latest = useRef(language);
  const changeLanguage = (next: Language, move: () => void) => {
    latest.current = next;
    // Content is fetched again in the new language when it is shown (docs/product.md#languages).
    void app.queryClient.invalidateQueries({ refetchType: 'none' });
    // The last of several quick choices wins. If its texts cannot be loaded, nothing changes.
    void adoptLanguage(app, next, () => latest.current === next).then(
      isAdopted => {
        if (!isAdopted) return;
        startTransition(() => {
          move();
          setTexts({ ...app });
        });
      },
      () => undefined,
    );
  };
  const { publicUrl, today, timeZone, sendsMail, isPreview, refused } = page;
  const site = {
    api: app.api,
    language,
    association: page.association[language],
    publicUrl,
    today,
    timeZone,
    ...(sendsMail && { sendsMail }),
    ...(isPreview && { isPreview }),
    ...(refused && { refused }),
    changeLanguage,
    ...(reportStatus && { reportStatus }),
  };
  return (
    <html lang={language} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={grounds[theme ?? 'light']} {...(!theme && systemTheme('light'))} />
        {!theme && <meta name="theme-color" content={grounds.dark} {...systemTheme('dark')} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href={newsFeedPath(language)} />
      </head>
      <body className={styles.body}>
        <TextsProvider texts={texts}>
          <QueryClientProvider client={app.queryClient}>
            <SiteProvider value={site}>
              <ThemeProvider value={themeChoice}>
                <ToastProvider>{children}</ToastProvider>
              </ThemeProvider>
            </SiteProvider>
          </QueryClientProvider>
        </TextsProvider>
      </body>
    </html>
  );
}

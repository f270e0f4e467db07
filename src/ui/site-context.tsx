import { createContext, useContext } from 'react';
import type { ApiClient } from '#shared/api-client.ts';
import type { Association } from '#shared/association.ts';
import type { Language } from '#shared/language.ts';

/** What components of every feature may ask of the site that they are shown in. */
export type SiteContext = {
  api: ApiClient;
  language: Language;
  association: Association;
  /** The site's public origin, for absolute links. */
  publicUrl: string;
  /** The calendar day in the site's time zone, as the server rendered the page. */
  today: string;
  /** In which days and times of instants are shown. */
  timeZone: string;
  changeLanguage: (language: Language) => void;
  /** On the server: the HTTP status that what is shown amounts to. */
  reportStatus?: (status: 404 | 500) => void;
};

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context.Provider;

export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error('useSite() outside of a SiteProvider.');
  return site;
}

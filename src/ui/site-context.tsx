import { createContext, useContext } from 'react';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { RefusedForm } from '#shared/api/refused-form.ts';
import type { PageAssociation } from '#shared/association.ts';
import type { Language } from '#shared/language.ts';

export type SiteContext = {
  api: ApiClient;
  language: Language;
  /** In the reader's language. */
  association: PageAssociation;
  publicUrl: string;
  /** The calendar day in the site's time zone when the server rendered the page. */
  today: string;
  timeZone: string;
  /** Whether e-mail leaves the site. */
  sendsMail?: true;
  /** Whether the page is the preview of an item that may not be public. */
  isPreview?: true;
  /** Of the page that the server rendered. */
  refused?: RefusedForm;
  /** `move` leads to another address together with the change. */
  changeLanguage: (language: Language, move: () => void) => void;
  /** Sets the HTTP status of the page. Only on the server. */
  reportStatus?: (status: 404 | 500) => void;
};

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context.Provider;

export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error('useSite() outside of a SiteProvider.');
  return site;
}

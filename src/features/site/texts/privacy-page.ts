/** What the page says about the notice; the notice itself comes from the site's settings. */
export const privacyPageTexts = {
  bs: {
    title: 'Privatnost',
    lead: 'Kako Udruženje čuva i koristi Vaše podatke.',
    version: (version: number, from: string) => `Verzija ${version}, od ${from}`,
    isEarlier: 'Ovo je ranija verzija:',
    latest: 'Sadašnja obavijest o privatnosti',
    versions: 'Ranije verzije',
    error: 'Nije moguće učitati obavijest o privatnosti.',
    missing: { title: 'Ova verzija ne postoji', text: 'Link je možda nepotpun ili pogrešno prepisan.' },
  },
  en: {
    title: 'Privacy',
    lead: 'How the Association keeps and uses your data.',
    version: (version: number, from: string) => `Version ${version}, from ${from}`,
    isEarlier: 'This is an earlier version:',
    latest: 'The present privacy notice',
    versions: 'Earlier versions',
    error: 'The privacy notice could not be loaded.',
    missing: { title: 'There is no such version', text: 'The link may be incomplete or mistyped.' },
  },
};

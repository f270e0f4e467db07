export const bs = {
  title: 'Datoteke',
  kinds: {
    programme: 'Program',
    abstracts: 'Knjiga sažetaka',
    slides: 'Prezentacija',
    minutes: 'Zapisnik',
    document: 'Dokument',
  },
  languages: { bs: 'bosanski', en: 'engleski' },
  size: 'PDF, {{size}}',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    files: typeof bs;
  }
}

/** What stands in the pages of an export, which are read in Bosnian. */
export const exportTexts = {
  intro:
    'Sve što stranica ima: sadržaj, slike i dokumenti, prijave, pitanja i članovi. Ova datoteka se otvara bez interneta i bez servera.',
  personal:
    'U tabelama applications, questions, members, certificates i versions nalaze se lični podaci: čuvajte ih kao i samu stranicu.',
  made: 'Napravljeno',
  content: 'Sadržaj',
  data: 'Podaci',
  table: 'Tabela',
  rows: 'Redova',
  back: 'Nazad na popis',
  draft: 'nacrt',
  deleted: 'u korpi',
  files: 'Dokumenti',
  pictures: 'Slike',
  none: 'Nema ničega.',
  languages: { bs: 'bosanski', en: 'engleski' } as Record<string, string>,
} as const;

/** The facts of an item that its page names, by their columns. */
export const factLabels: Readonly<Record<string, string>> = {
  author: 'Autor',
  authors: 'Autori',
  category: 'Kategorija',
  published_at: 'Objavljeno',
  started_at: 'Počinje',
  finished_at: 'Završava',
  time: 'Vrijeme',
  duration: 'Trajanje',
  location: 'Mjesto',
  venue: 'Prostor',
  organizer: 'Organizator',
  instructor: 'Predavač',
  capacity: 'Kapacitet',
  fee: 'Kotizacija',
  url: 'Adresa',
  map_url: 'Karta',
  year: 'Godina',
  doi: 'DOI',
  issn: 'ISSN',
};

/** What fields are called, by their columns. */
export const fieldLabels: Readonly<Record<string, string>> = {
  ...factLabels,
  title: 'Naslov',
  description: 'Opis',
  content: 'Tekst',
  details: 'Program',
  image: 'Slika',
  cover_image: 'Naslovna slika',
  pdf: 'PDF',
  pdf_url: 'PDF',
  lang: 'Jezik',
};

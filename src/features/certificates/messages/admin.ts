export const certificatesAdmin = {
  sheet: 'Lista za potpise (PDF)',
  archive: 'Potvrde (ZIP)',
  single: 'Potvrda',
  of: 'Potvrda o učešću: {{name}}',
  all: 'Potvrde svih koji su došli',
  notAttended: 'Potvrda se izdaje kad je označeno da je osoba došla.',
  language: 'Jezik potvrde',
  languages: { bs: 'Bosanski', en: 'Engleski', both: 'Dvojezično' },
  download: 'Preuzmi',
  preparing: 'Priprema...',
  failed: 'Datoteku nije moguće preuzeti. Pokušajte ponovo.',
  files: { sheet: 'lista-prisustva', archive: 'potvrde', single: 'potvrda' },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    certificatesAdmin: typeof certificatesAdmin;
  }
}

export const bs = {
  title: 'Publikacije',
  lead: 'Zbornici, priručnici i stručni tekstovi koje objavljuje ili preporučuje Udruženje.',
  more: 'Više',
  range_one: 'Prikazano {{from}}–{{to}} od {{count}} publikacije',
  range_few: 'Prikazano {{from}}–{{to}} od {{count}} publikacije',
  range_other: 'Prikazano {{from}}–{{to}} od {{count}} publikacija',
  empty: {
    title: 'Trenutno nema publikacija',
    text: 'Trenutno nema dostupnih publikacija. Molimo provjerite kasnije.',
  },
  loading: 'Učitavanje publikacija…',
  errorTitle: 'Greška pri učitavanju publikacija',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    publications: typeof bs;
  }
}

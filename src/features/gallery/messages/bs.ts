export const bs = {
  title: 'Galerija',
  lead: 'Slike s kongresa, simpozija, radionica i drugih susreta Udruženja.',
  back: 'Nazad na galeriju',
  imageCount_one: '{{count}} slika',
  imageCount_few: '{{count}} slike',
  imageCount_other: '{{count}} slika',
  noImages: 'Nema slika',
  range_one: 'Prikazano {{from}}–{{to}} od {{count}} albuma',
  range_few: 'Prikazano {{from}}–{{to}} od {{count}} albuma',
  range_other: 'Prikazano {{from}}–{{to}} od {{count}} albuma',
  empty: {
    title: 'Trenutno nema albuma',
    text: 'Trenutno nema dostupnih albuma. Molimo provjerite kasnije.',
  },
  loading: 'Učitavanje albuma…',
  errorTitle: 'Greška pri učitavanju albuma',
  itemLoading: 'Učitavanje albuma…',
  itemErrorTitle: 'Greška pri učitavanju albuma',
  itemError: 'Nije moguće učitati album.',
  missing: {
    title: 'Album nije pronađen',
    text: 'Traženi album ne postoji ili je uklonjen.',
  },
  about_one: 'Album „{{title}}“ sadrži {{count}} sliku.',
  about_few: 'Album „{{title}}“ sadrži {{count}} slike.',
  about_other: 'Album „{{title}}“ sadrži {{count}} slika.',
  details: 'Više detalja',
  images: 'Slike u albumu',
  /** For images without a caption. */
  place: 'Fotografija {{position}} od {{total}}, {{album}}',
  /** A caption follows, if there is one. */
  openImage: 'Otvori sliku {{position}} od {{total}}',
  imagesLoading: 'Učitavanje slika…',
  imagesErrorTitle: 'Greška pri učitavanju slika',
  imagesError: 'Nije moguće učitati slike.',
  emptyAlbum: {
    title: 'Album je prazan',
    text: 'U ovom albumu još nema slika. Molimo provjerite kasnije.',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    gallery: typeof bs;
  }
}

export const bs = {
  past: 'Prošli događaji',
  workshop: {
    title: 'Radionice',
    lead: 'Praktični rad u malim grupama, u laboratoriji i za računarom.',
    back: 'Nazad na radionice',
    range_one: 'Prikazano {{from}}–{{to}} od {{count}} radionice',
    range_few: 'Prikazano {{from}}–{{to}} od {{count}} radionice',
    range_other: 'Prikazano {{from}}–{{to}} od {{count}} radionica',
    loading: 'Učitavanje radionica…',
    errorTitle: 'Greška pri učitavanju radionica',
    error: 'Nije moguće učitati radionicu.',
    missing: {
      title: 'Radionica nije pronađena',
      text: 'Tražena radionica ne postoji ili je uklonjena.',
    },
    empty: {
      title: 'Trenutno nema radionica',
      text: 'Nove radionice objavit ćemo ovdje. Molimo provjerite kasnije.',
    },
  },
  symposium: {
    title: 'Simpoziji',
    lead: 'Naučni skupovi o jednoj temi, s predavanjima, raspravom i posterima.',
    back: 'Nazad na simpozije',
    range_one: 'Prikazano {{from}}–{{to}} od {{count}} simpozija',
    range_few: 'Prikazano {{from}}–{{to}} od {{count}} simpozija',
    range_other: 'Prikazano {{from}}–{{to}} od {{count}} simpozija',
    loading: 'Učitavanje simpozija…',
    errorTitle: 'Greška',
    error: 'Nije moguće učitati događaj.',
    missing: {
      title: 'Događaj nije pronađen',
      text: 'Traženi događaj ne postoji ili je uklonjen.',
    },
    empty: {
      title: 'Trenutno nema simpozija',
      text: 'Nove simpozije objavit ćemo ovdje. Molimo provjerite kasnije.',
    },
  },
  congress: {
    title: 'Kongresi',
    lead: 'Kongresi koje Udruženje priređuje samo ili s drugim ustanovama.',
    back: 'Nazad na kongrese',
    range_one: 'Prikazano {{from}}–{{to}} od {{count}} kongresa',
    range_few: 'Prikazano {{from}}–{{to}} od {{count}} kongresa',
    range_other: 'Prikazano {{from}}–{{to}} od {{count}} kongresa',
    loading: 'Učitavanje kongresa…',
    errorTitle: 'Greška pri učitavanju kongresa',
    error: 'Nije moguće učitati kongres.',
    missing: {
      title: 'Kongres nije pronađen',
      text: 'Traženi kongres ne postoji ili je uklonjen.',
    },
    empty: {
      title: 'Trenutno nema kongresa',
      text: 'Nove kongrese objavit ćemo ovdje. Molimo provjerite kasnije.',
    },
  },
  months: ['jan.', 'feb.', 'mart', 'apr.', 'maj', 'juni', 'juli', 'aug.', 'sept.', 'okt.', 'nov.', 'dec.'],
  year: '{{year}}.',
  open: 'Prijave otvorene',
  finished: 'Završeno',
  participants_one: '{{count}} učesnik',
  participants_few: '{{count}} učesnika',
  participants_other: '{{count}} učesnika',
  facts: {
    label: 'Podaci o događaju',
    date: 'Datum',
    calendar: 'Dodaj u kalendar',
    time: 'Vrijeme',
    location: 'Lokacija',
    organizer: 'Organizator',
    instructor: 'Predavač',
    capacity: 'Kapacitet',
    documents: 'Dokumentacija',
    pdf: 'Preuzmi dokument (PDF)',
    pdfOfSize: 'Preuzmi dokument (PDF, {{size}})',
    website: 'Web-stranica kongresa',
  },
  apply: 'Prijavi se',
  openUntil: 'Prijave su otvorene do {{day}}.',
  closed: 'Prijave su zatvorene.',
  notNeeded: 'Prijava nije potrebna.',
  noFormInPreview: 'Ovdje stoji obrazac za prijavu. U pregledu se nije moguće prijaviti.',
  summary: '{{days}}, {{location}}',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    events: typeof bs;
  }
}

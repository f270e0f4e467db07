/** Of decisions, and what is written to applicants. */
export const decidingTexts = {
  decide: {
    actions: {
      received: 'Vrati na razmatranje',
      accepted: 'Prihvati',
      waiting: 'Na listu čekanja',
      declined: 'Odbij',
      withdrawn: 'Povuci',
    },
    unchanged_one: '{{count}} prijava već ima taj status i ostaje kako jest.',
    unchanged_few: '{{count}} prijave već imaju taj status i ostaju kako jesu.',
    unchanged_other: '{{count}} prijava već ima taj status i ostaje kako jest.',
    preview: 'Pogledaj poruku',
    previewFailed: 'Poruku nije moguće prikazati.',
    over_one: 'Prihvaćenih bi bilo {{after}}, a mjesto je {{count}}. Ipak prihvatiti?',
    over_few: 'Prihvaćenih bi bilo {{after}}, a mjesta su {{count}}. Ipak prihvatiti?',
    over_other: 'Prihvaćenih bi bilo {{after}}, a mjesta je {{count}}. Ipak prihvatiti?',
    force: 'Ipak prihvati',
    busy_one: 'Obrada {{count}} prijave...',
    busy_few: 'Obrada {{count}} prijave...',
    busy_other: 'Obrada {{count}} prijava...',
    done_one: 'Promijenjen je status {{count}} prijave.',
    done_few: 'Promijenjen je status {{count}} prijave.',
    done_other: 'Promijenjen je status {{count}} prijava.',
    failed: 'Odluka nije sačuvana. Pokušajte ponovo.',
  },
  write: {
    action: 'Pošalji poruku',
    title_one: 'Poruka za {{count}} osobu',
    title_few: 'Poruka za {{count}} osobe',
    title_other: 'Poruka za {{count}} osoba',
  },
};

export const publishing = {
  state: 'Stanje',
  anyState: 'Sva stanja',
  states: {
    draft: 'Nacrt',
    scheduled: 'Zakazano',
    published: 'Objavljeno',
    outdated: 'Zastario prijevod',
    missing: 'Bez prijevoda',
  },
  /** In lists: the moment is short. */
  scheduledAt: 'Zakazano {{moment}}',
  /** After 'za', in the order of a week. */
  weekdays: ['ponedjeljak', 'utorak', 'srijedu', 'četvrtak', 'petak', 'subotu', 'nedjelju'],
  publish: 'Objavi',
  more: 'Više mogućnosti',
  saveDraft: 'Sačuvaj kao nacrt',
  saveScheduled: 'Sačuvaj, ostaje zakazano',
  saveCorrection: 'Sačuvaj, prijevod ostaje tačan',
  schedule: 'Zakaži…',
  withdraw: 'Povuci sa stranice',
  hints: {
    new: 'Ono što objavite odmah je vidljivo na stranici.',
    draft: 'Ovo je nacrt: na stranici se ne vidi dok ga ne objavite.',
    scheduled: 'Zakazano za {{moment}}; dotad se na stranici ne vidi.',
    published: 'Ono što sačuvate odmah je vidljivo na stranici.',
  },
  done: {
    draft: 'Nacrt je sačuvan',
    scheduled: 'Zakazano za {{moment}}',
    published: 'Objavljeno',
    withdrawn: 'Povučeno sa stranice',
  },
  /** What was done with the selected rows of a list. */
  many: {
    removal_one: '{{count}} odabrana stavka premješta se u korpu na {{trashDays}}.',
    removal_few: '{{count}} odabrane stavke premještaju se u korpu na {{trashDays}}.',
    removal_other: '{{count}} odabranih stavki premješta se u korpu na {{trashDays}}.',
    done: {
      published_one: 'Objavljena je {{count}} stavka',
      published_few: 'Objavljene su {{count}} stavke',
      published_other: 'Objavljeno je {{count}} stavki',
      draft_one: 'Povučena je {{count}} stavka sa stranice',
      draft_few: 'Povučene su {{count}} stavke sa stranice',
      draft_other: 'Povučeno je {{count}} stavki sa stranice',
      deleted_one: 'Obrisana je {{count}} stavka',
      deleted_few: 'Obrisane su {{count}} stavke',
      deleted_other: 'Obrisano je {{count}} stavki',
    },
    refused_one: '{{count}} stavka nije promijenjena.',
    refused_few: '{{count}} stavke nisu promijenjene.',
    refused_other: '{{count}} stavki nije promijenjeno.',
    refusal: '„{{title}}“: {{reason}}',
    failed: 'Promjena nije sačuvana. Pokušajte ponovo.',
  },
  scheduling: {
    title: 'Kada objaviti?',
    day: 'Dan',
    time: 'Vrijeme',
    hidden: 'Dotad se na stranici neće vidjeti.',
    zone: 'Po vremenu na stranici ({{zone}}).',
    confirm: 'Zakaži',
    cancel: 'Odustani',
    past: 'Taj trenutak je prošao. Odaberite kasniji.',
    skipped: 'Tog dana {{time}} ne postoji, jer se sat pomjera unaprijed. Odaberite drugo vrijeme.',
  },
};

export const translations = {
  both: 'Dva jezika, jedna stavka: svaki tekst se čuva posebno.',
  tabs: 'Jezik teksta',
  languages: { bs: 'Bosanski', en: 'English' },
  marks: {
    of: '{{language}}: {{state}}',
    published: 'objavljeno',
    draft: 'nacrt',
    scheduled: 'zakazano',
    outdated: 'zastarjelo',
    missing: 'nedostaje',
  },
  saved: 'Sačuvano',
  shared: 'Zajedničko za oba jezika',
  sharedHint: 'Sačuvano uz bilo koji jezik, važi za oba.',
  lockedLanguage: 'Jezik se ne može promijeniti dok stavka ima prijevod.',
  none: { bs: 'Nema engleskog prijevoda.', en: 'Nema bosanskog prijevoda.' },
  translate: 'Napravi prijevod',
  stays: 'Prijevod „{{title}}“ ostaje.',
  manyStay_one: 'Ostaje {{count}} prijevod.',
  manyStay_few: 'Ostaju {{count}} prijevoda.',
  manyStay_other: 'Ostaje {{count}} prijevoda.',
  outdated: 'Tekst „{{title}}“ je mijenjan nakon ovog prijevoda.',
  markCurrent: 'Prijevod je i dalje tačan',
  markedCurrent: 'Prijevod je označen kao tačan',
  changeFailed: 'Promjena nije sačuvana',
  part: {
    open: 'Razdvoji…',
    title: 'Razdvojiti jezike?',
    text: 'Oba teksta ostaju, svaki kao zasebna stavka, i više neće voditi jedan na drugi.',
    confirm: 'Razdvoji',
    busy: 'Razdvajanje...',
    cancel: 'Odustani',
    saveFirst: 'Prvo sačuvajte ili odbacite izmjene u oba jezika.',
    done: 'Jezici su razdvojeni',
  },
};

export const eventChoice = {
  label: 'Događaj',
  hint: 'O kojem događaju je riječ. Stranice tada vode jedna na drugu.',
  none: 'Nijedan događaj',
  unknown: 'Događaj {{id}}, kojeg više nema',
  search: 'Traži događaj po naslovu',
  found_one: 'Iznad se može odabrati {{count}} događaj.',
  found_few: 'Iznad se mogu odabrati {{count}} događaja.',
  found_other: 'Iznad se može odabrati {{count}} događaja.',
  failed: 'Nije moguće učitati događaje.',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    eventChoice: typeof eventChoice;
    publishing: typeof publishing;
    translations: typeof translations;
  }
}

export const publishing = {
  state: 'Stanje',
  anyState: 'Sva stanja',
  states: { draft: 'Nacrt', scheduled: 'Zakazano', published: 'Objavljeno' },
  /** In lists: the moment is short. */
  scheduledAt: 'Zakazano {{moment}}',
  publish: 'Objavi',
  more: 'Više mogućnosti',
  saveDraft: 'Sačuvaj kao nacrt',
  saveScheduled: 'Sačuvaj, ostaje zakazano',
  schedule: 'Zakaži…',
  withdraw: 'Povuci s stranice',
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
    withdrawn: 'Povučeno s stranice',
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

declare module '#ui/i18n.tsx' {
  interface Messages {
    publishing: typeof publishing;
  }
}

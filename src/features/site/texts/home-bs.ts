/** Dates and texts are examples, for the association to review and replace. */
export const homeBs = {
  lead: 'Okupljamo istraživače, nastavnike i stručnjake koji život proučavaju na nivou molekula.',
  formulaTitle: 'Strukturna formula oktapeptida čija jednoslovna sekvenca glasi G-E-N-E-T-I-K-A',
  formulaContinued: 'Nastavak formule',
  formulaCaption: '– napisana kao oktapeptid. Jednoslovne oznake aminokiselina ujedno su slova riječi.',
  mission: {
    statement:
      'Udruženje unapređuje biohemiju i molekularnu biologiju u Bosni i Hercegovini, povezuje ljude koji se njima bave i približava njihova otkrića zajednici u kojoj nastaju.',
    text: 'Djelujemo kao nevladino, nestranačko i neprofitno stručno udruženje. Okupljamo članove sa svih univerziteta, iz bolničkih laboratorija, instituta i privrede.',
  },
  goals: [
    {
      title: 'Razvoj struke',
      text: 'Unapređenje biohemije i molekularne biologije kao naučnih i stručnih disciplina.',
    },
    {
      title: 'Naučni skupovi',
      text: 'Organizacija kongresa, simpozija i radionica za članove i širu javnost.',
    },
    {
      title: 'Obrazovanje',
      text: 'Podrška nastavi na svim nivoima i stručnom usavršavanju mladih istraživača.',
    },
    {
      title: 'Međunarodna saradnja',
      text: 'Povezivanje s evropskim i svjetskim udruženjima i razmjena istraživača.',
    },
    { title: 'Izdavaštvo', text: 'Objavljivanje zbornika, udžbenika i stručnih publikacija.' },
    { title: 'Glas struke', text: 'Mišljenja i preporuke institucijama o pitanjima od interesa za struku.' },
  ],
  activitiesLabel: 'Aktivnosti:',
  history: [
    { year: '1989', title: 'Inicijativa', text: 'Okupljanje inicijativnog odbora na tri univerziteta.' },
    { year: '1996', title: 'Osnivanje', text: 'Osnivačka skupština i usvajanje prvog statuta.' },
    { year: '2003', title: 'Prvi kongres', text: 'Prvi kongres s međunarodnim učešćem.' },
    { year: '2011', title: 'Edukacija', text: 'Pokrenut godišnji ciklus radionica za doktorande.' },
    { year: '2018', title: 'Publikacije', text: 'Prvi zbornik sažetaka u otvorenom pristupu.' },
    { year: '2024', title: 'Danas', text: 'Više od tri stotine članova iz cijele zemlje.' },
  ],
  membership: {
    title: 'Učlanite se u Udruženje',
    text: 'Preuzmite pristupnicu, popunite je i pošaljite na info-adresu Udruženja. Članstvo je otvoreno za istraživače, nastavnike, studente i pravna lica.',
  },
};

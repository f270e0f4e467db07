/** People, dates and texts are examples, for the association to review and replace. */
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
  activitiesLabel: 'Djelatnosti:',
  organization: [
    {
      title: 'Upravni odbor',
      people: [
        {
          role: 'Predsjednica',
          name: 'prof. dr. Lejla Đurić-Šehić',
          affiliation: 'Prirodno-matematički fakultet, Univerzitet u Sarajevu',
        },
        {
          role: 'Potpredsjednik',
          name: 'prof. dr. Žarko Ćosić',
          affiliation: 'Medicinski fakultet, Univerzitet u Banjoj Luci',
        },
        {
          role: 'Sekretarka',
          name: 'doc. dr. Nađa Hodžić',
          affiliation: 'Farmaceutski fakultet, Univerzitet u Tuzli',
        },
        {
          role: 'Član',
          name: 'doc. dr. Mirnes Čaušević',
          affiliation: 'Institut za genetičko inženjerstvo, Sarajevo',
        },
        {
          role: 'Članica',
          name: 'dr. sc. Ivana Šarić-Božić',
          affiliation: 'Medicinski fakultet, Sveučilište u Mostaru',
        },
        { role: 'Član', name: 'mr. sc. Emir Džafić', affiliation: 'Kantonalna bolnica, Zenica' },
      ],
    },
    {
      title: 'Uprava',
      people: [
        { role: 'Blagajnica', name: 'dr. sc. Aida Kršlak', affiliation: 'Veterinarski fakultet, Sarajevo' },
        {
          role: 'Nadzorni odbor',
          name: 'prof. dr. Goran Vučković',
          affiliation: 'Tehnološki fakultet, Banja Luka',
        },
        {
          role: 'Nadzorni odbor',
          name: 'doc. dr. Selma Zećirović',
          affiliation: 'Medicinski fakultet, Zenica',
        },
      ],
    },
    {
      title: 'Skupština',
      people: [
        { name: 'Adnan Begić', affiliation: 'Sarajevo' },
        { name: 'Božana Ćurčić', affiliation: 'Banja Luka' },
        { name: 'Dženana Šabić', affiliation: 'Tuzla' },
        { name: 'Edin Žunić', affiliation: 'Bihać' },
        { name: 'Fahrudin Đapo', affiliation: 'Zenica' },
        { name: 'Hana Muratović', affiliation: 'Sarajevo' },
        { name: 'Jasmina Čengić', affiliation: 'Goražde' },
        { name: 'Krešimir Šimić', affiliation: 'Mostar' },
        { name: 'Lana Njegić', affiliation: 'Trebinje' },
      ],
    },
  ],
  history: [
    { year: '1989', title: 'Inicijativa', text: 'Okupljanje inicijativnog odbora na tri univerziteta.' },
    { year: '1996', title: 'Osnivanje', text: 'Osnivačka skupština i usvajanje prvog statuta.' },
    { year: '2003', title: 'Prvi kongres', text: 'Prvi kongres s međunarodnim učešćem.' },
    { year: '2011', title: 'Edukacija', text: 'Pokrenut godišnji ciklus radionica za doktorande.' },
    { year: '2018', title: 'Publikacije', text: 'Prvi zbornik sažetaka u otvorenom pristupu.' },
    { year: '2024', title: 'Danas', text: 'Više od tri stotine članova iz cijele zemlje.' },
  ],
  membership: {
    title: 'Postanite član Udruženja',
    text: 'Preuzmite pristupnicu, popunite je i pošaljite na info adresu Udruženja. Članstvo je otvoreno za istraživače, nastavnike, studente i pravna lica.',
  },
};

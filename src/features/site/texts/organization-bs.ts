/** Examples, for the association to review and replace. */
export const organizationBs = [
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
];

/** Examples, for the association to review and replace. */
export const organizationEn = [
  {
    title: 'Board',
    people: [
      {
        role: 'President',
        name: 'Prof. Lejla Đurić-Šehić, PhD',
        affiliation: 'Faculty of Science, University of Sarajevo',
      },
      {
        role: 'Vice-president',
        name: 'Prof. Žarko Ćosić, PhD',
        affiliation: 'Faculty of Medicine, University of Banja Luka',
      },
      {
        role: 'Secretary',
        name: 'Nađa Hodžić, PhD',
        affiliation: 'Faculty of Pharmacy, University of Tuzla',
      },
      {
        role: 'Member',
        name: 'Mirnes Čaušević, PhD',
        affiliation: 'Institute for Genetic Engineering, Sarajevo',
      },
      {
        role: 'Member',
        name: 'Ivana Šarić-Božić, PhD',
        affiliation: 'Faculty of Medicine, University of Mostar',
      },
      { role: 'Member', name: 'Emir Džafić, MSc', affiliation: 'Cantonal Hospital, Zenica' },
    ],
  },
  {
    title: 'Management',
    people: [
      {
        role: 'Treasurer',
        name: 'Aida Kršlak, PhD',
        affiliation: 'Faculty of Veterinary Medicine, Sarajevo',
      },
      {
        role: 'Supervisory board',
        name: 'Prof. Goran Vučković, PhD',
        affiliation: 'Faculty of Technology, Banja Luka',
      },
      {
        role: 'Supervisory board',
        name: 'Selma Zećirović, PhD',
        affiliation: 'Faculty of Medicine, Zenica',
      },
    ],
  },
  {
    title: 'Assembly',
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

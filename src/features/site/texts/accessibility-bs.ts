export const accessibilityBs = ({ email }: { email: string }) => ({
  title: 'Pristupačnost',
  lead: 'Ova stranica treba da služi svima, bez obzira na to kako je čitaju.',
  sections: [
    {
      title: 'Čega se držimo',
      paragraphs: [
        'Smjernica za pristupačnost web-sadržaja WCAG 2.2, nivo AA. Provjeravamo ih sami, automatskim testovima i ručno; nezavisne provjere nije bilo.',
        'Sve se može čitati i poslati tastaturom, s čitačem ekrana, uz uvećanje do 400 %, uvećan font i veći razmak slova, u svijetloj i tamnoj temi, s pojačanim kontrastom i na papiru.',
      ],
    },
    {
      title: 'Šta još nije dobro',
      paragraphs: [
        'Dokumenti u PDF formatu koje prilažu organizatori događaja nisu uvijek pristupačni.',
        'Fotografije u galeriji imaju opis samo ako ga je neko upisao.',
        'Neki sadržaji postoje samo na jednom jeziku; takvi su označeni.',
      ],
    },
    {
      title: 'Ako nešto ne možete pročitati ili poslati',
      paragraphs: [
        `Pišite ${email ? `na ${email}` : 'nam sa stranice Kontakt'} i recite koja stranica je u pitanju i šta koristite. Sadržaj ćemo Vam dostaviti u obliku koji Vam odgovara, a grešku ispraviti.`,
      ],
    },
  ],
});

/** Texts of the panel's shell and of what its screens have in common. */
export const shell = {
  title: 'Administracija',
  navigation: 'Administracija',
  skip: 'Preskoči na sadržaj',
  openMenu: 'Otvori meni',
  closeMenu: 'Zatvori meni',
  openSite: 'Otvori stranicu',
  groups: { content: 'Sadržaj', communication: 'Komunikacija' },
  nav: {
    dashboard: 'Dashboard',
    symposium: 'Simpozij',
    news: 'Novosti',
    workshops: 'Radionice',
    education: 'Edukacije',
    congress: 'Kongres',
    publications: 'Publikacije',
    gallery: 'Galerija',
    questions: 'Pitanja',
    members: 'Članovi',
  },
  missing: {
    title: 'Stranica nije pronađena',
    text: 'Ovaj dio administracije ne postoji.',
    back: 'Nazad na Dashboard',
  },
};

export const shell = {
  title: 'Administracija',
  navigation: 'Administracija',
  openMenu: 'Otvori meni',
  closeMenu: 'Zatvori meni',
  openSite: 'Otvori stranicu',
  groups: { content: 'Sadržaj', communication: 'Komunikacija' },
  missing: {
    title: 'Stranica nije pronađena',
    text: 'Ovaj dio administracije ne postoji.',
    back: 'Nazad na Dashboard',
  },
};

export const bs = {
  form: {
    title: 'Poruka Udruženju',
    hint: 'Sva polja su obavezna.',
    name: 'Ime i prezime',
    email: 'E-mail adresa',
    message: 'Poruka',
    required: {
      name: 'Unesite ime i prezime',
      email: 'Unesite e-mail adresu',
      message: 'Unesite poruku',
    },
    submit: 'Pošalji poruku',
    successMessage: 'Poruka je poslana!',
    errorMessage: 'Slanje poruke nije uspjelo. Pokušajte ponovo.',
    sent: 'Hvala vam. Vašu poruku smo primili.',
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    questions: typeof bs;
  }
}

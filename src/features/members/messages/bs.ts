export const bs = {
  title: 'Učlanite se',
  lead: 'Članom postajete u tri koraka: preuzmite pristupnicu, popunite je i pošaljite Udruženju.',
  steps: {
    download: {
      title: 'Preuzmite pristupnicu',
      text: 'Obrazac je na bosanskom i engleskom jeziku, za štampu na papiru formata A4.',
      action: 'Preuzmite pristupnicu',
      file: 'PDF, {{size}}',
    },
    fill: {
      title: 'Popunite je i potpišite',
      text: 'Obavezni su ime, prezime i e-mail adresa; ostale podatke navedite ako želite. Označite jedan od pet tipova članstva, pročitajte saglasnost i potpišite se.',
    },
    send: {
      title: 'Pošaljite je e-mailom',
      text: 'Potpisanu pristupnicu skenirajte ili čitko fotografišite i pošaljite na info-adresu Udruženja:',
      action: 'Pišite nam',
      subject: 'Pristupnica',
    },
  },
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    members: typeof bs;
  }
}

/** What messages to applicants can name: of the applicant and of the event. */
export const facts = {
  name: 'text',
  event: 'text',
  days: 'text',
  time: 'text',
  location: 'text',
} as const;

/** Facts for previews. */
export const inventedFacts = {
  bs: {
    name: 'Amra Hodžić',
    event: 'Kvantitativni PCR',
    days: '11.12.2026',
    time: '10:00',
    location: 'Sarajevo, Prirodno-matematički fakultet',
  },
  en: {
    name: 'Amra Hodžić',
    event: 'Quantitative PCR',
    days: '11 December 2026',
    time: '10:00',
    location: 'Sarajevo, Faculty of Science',
  },
};

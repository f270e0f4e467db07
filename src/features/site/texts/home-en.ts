/** Dates and texts are examples, for the association to review and replace. */
export const homeEn = {
  lead: 'We bring together researchers, teachers and professionals who study life at the level of molecules.',
  formulaTitle: 'Structural formula of the octapeptide whose one-letter sequence reads G-E-N-E-T-I-K-A',
  formulaContinued: 'The formula, continued',
  formulaCaption:
    '(Bosnian for genetics) written as an octapeptide: the one-letter codes of its amino acids spell the word.',
  mission: {
    statement:
      'The Association advances biochemistry and molecular biology in Bosnia and Herzegovina, connects the people who work in them, and brings their discoveries closer to the community in which they are made.',
    text: 'We are a non-governmental, non-partisan and non-profit professional association. Our members come from all universities, from hospital laboratories, institutes and industry.',
  },
  goals: [
    {
      title: 'Advancing the field',
      text: 'Furthering biochemistry and molecular biology as scientific and professional disciplines.',
    },
    {
      title: 'Scientific meetings',
      text: 'Organizing congresses, symposiums and workshops for members and the wider public.',
    },
    {
      title: 'Education',
      text: 'Supporting teaching at all levels and the professional training of young researchers.',
    },
    {
      title: 'International cooperation',
      text: 'Ties with European and world associations and the exchange of researchers.',
    },
    { title: 'Publishing', text: 'Publishing proceedings, textbooks and professional literature.' },
    {
      title: 'A voice for the field',
      text: 'Opinions and recommendations to institutions on matters of the profession.',
    },
  ],
  activitiesLabel: 'Activities:',
  history: [
    { year: '1989', title: 'Initiative', text: 'A founding committee gathers at three universities.' },
    { year: '1996', title: 'Foundation', text: 'The founding assembly adopts the first statute.' },
    { year: '2003', title: 'First congress', text: 'The first congress with international participation.' },
    { year: '2011', title: 'Education', text: 'An annual cycle of workshops for doctoral students begins.' },
    { year: '2018', title: 'Publications', text: 'The first open-access book of abstracts.' },
    { year: '2024', title: 'Today', text: 'More than three hundred members from all over the country.' },
  ],
  membership: {
    title: 'Become a member of the Association',
    text: 'Download the membership form, fill it in and send it to the Association by e-mail. Membership is open to researchers, teachers, students and institutions.',
  },
};

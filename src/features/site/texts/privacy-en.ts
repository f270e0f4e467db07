import type { NoticeFacts } from './notice-facts.ts';

export const privacyEn = (facts: NoticeFacts) => ({
  title: 'Privacy',
  lead: 'Which personal data this site keeps, why, for how long, and whom to ask.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [`${facts.name}, ${facts.address}. For all questions about data write to ${facts.email}.`],
    },
    {
      title: 'What is kept, and why',
      paragraphs: [
        'An application to an event: what you entered in the form, when you sent it and what was decided, so that we can hold the event, keep you informed and issue a certificate of attendance. Only first name, last name and e-mail address are required.',
        'The consent in the form is about directories and promoting the work of the Association, and leaves out addresses and telephone numbers. You can withdraw it at any time.',
        'A message from the contact page: name, e-mail address and text, so that we can answer.',
        'Membership: the data of the form that you sent us, for our list of members.',
        'E-mails that we send you about an application or a question are kept with it.',
        'A certificate of attendance: name, event and number. Whoever has its number or QR code can check that it is valid.',
      ],
    },
    {
      title: 'Who sees them',
      paragraphs: [
        'Only those who run this site for the Association. We do not sell data or give them to advertisers, and the site loads nothing from elsewhere.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'Applications, messages and membership data are kept for as long as what they were sent for needs them, or until you ask us to erase them.',
        facts.trashDays > 0
          ? `What is deleted can be restored for ${facts.days(facts.trashDays)}, and is then gone.`
          : 'What is deleted is gone at once.',
        `Messages set apart as spam are deleted after ${facts.days(facts.spamDays)}. Backups on the server go back ${facts.days(facts.backupDays)} and ${facts.weeks(facts.backupWeeks)}, one a day and one a week.`,
      ],
    },
    {
      title: 'Cookies and your browser',
      paragraphs: [
        'There are no cookies until you choose something: one remembers the language, another the light or dark theme. Nothing tracks you or counts visits.',
        'A form that you have begun is kept in your browser only, personal details until you close the tab.',
        'The network address only serves to prevent abuse of the forms, and is not kept with applications and messages.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'The page of your application, whose link you were given, shows what you sent and lets you correct or withdraw it. To see, correct, copy or erase all your data, write to us; we answer within a month.',
        'You can complain to the Personal Data Protection Agency in Bosnia and Herzegovina.',
      ],
    },
  ],
});

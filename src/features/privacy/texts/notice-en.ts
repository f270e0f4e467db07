import { type Notice, type NoticeFacts, withAddress } from './notice-facts.ts';
import { periodIn } from './periods.ts';

const period = periodIn('en');

export const noticeEn = (facts: NoticeFacts): Notice => ({
  title: 'Privacy',
  lead: 'Which personal data this site keeps, why, for how long, and whom to ask.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${withAddress(facts)}. For all questions about data write to ${facts.email || 'us from the page Contact'}.`,
      ],
    },
    {
      title: 'What is kept, and why',
      paragraphs: [
        'An application to an event: what you entered in the form, when you sent it and what was decided, so that we can hold the event, keep you informed and issue a certificate of attendance. Only first name, last name and e-mail address are required.',
        'The consent in the form is about directories and promoting the work of the Association, and leaves out addresses and telephone numbers. You can withdraw it at any time.',
        'A message from the contact page: name, e-mail address and text, so that we can answer.',
        'Membership: the data of the form that you sent us, on paper or online, when you sent it, your number and until when the fee is paid, so that we can decide on your application and keep the list of members.',
        facts.sendsMail
          ? 'E-mails that we send you about an application or a question are kept with it.'
          : 'This site sends no e-mail for now. Messages that it would send you are kept with the application or question.',
        'A certificate of attendance: name, event and number. Whoever has its number or QR code can check that it is valid.',
      ],
    },
    {
      title: 'Who sees them',
      paragraphs: [
        'Only those who run this site for the Association. We do not sell data or give them to advertisers, and the site loads nothing from elsewhere.',
      ],
    },
    { title: 'Where the data are', paragraphs: placesOf(facts) },
    {
      title: 'For how long',
      paragraphs: [
        ...periodsOf(facts),
        'Membership data are kept for as long as you are a member, or until you ask us to erase them. Applications for membership that are declined are deleted.',
        facts.trashDays > 0
          ? `What is deleted can be restored for ${period('days', facts.trashDays)}, and is then gone.`
          : 'What is deleted is gone at once.',
        `Backups go back ${period('days', facts.backups.days)} and ${period('weeks', facts.backups.weeks)}, one a day and one a week.`,
      ],
    },
    {
      title: 'Cookies and your browser',
      paragraphs: [
        'There are no cookies until you choose something: one remembers the language (also when you open a link that names it), another the light or dark theme. Nothing tracks you or counts visits.',
        'A form that you have begun is kept in your browser only, personal details until you close the tab.',
        'The network address only serves to prevent abuse of the forms, and is not kept with applications and messages.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'The page of your application, whose link you were given, shows what you sent and lets you correct it, withdraw it, and with “Erase my data” erase it at once with the messages about it. To see, correct, copy or erase all your data, write to us; we answer within a month.',
        'You can complain to the Personal Data Protection Agency in Bosnia and Herzegovina.',
      ],
    },
  ],
});

function placesOf({ isDatabaseElsewhere, storageHost, sendsMail, mailHost }: NoticeFacts): string[] {
  return [
    isDatabaseElsewhere
      ? 'On the server of this site, and on that of its database.'
      : 'On the server of this site.',
    ...(storageHost ? [`Files and backups are in the store ${storageHost}.`] : []),
    ...(sendsMail && mailHost ? [`E-mail is sent by the server ${mailHost}.`] : []),
  ];
}

function periodsOf({ retention }: NoticeFacts): string[] {
  const { applications, questions, mails, spam, audit } = retention;
  const untilAsked = 'are kept until you ask us to erase them.';
  const after = (text: string, months: number) => `${text} ${period('months', months)}.`;
  return [
    applications > 0
      ? `${period('months', applications)} after the event, applications are erased, and with them certificates, of which only the number stays. Statistics without names stay too: event, year, institution and type of membership.`
      : `Applications ${untilAsked}`,
    questions > 0
      ? after('Questions and answers are erased after', questions)
      : `Questions and answers ${untilAsked}`,
    mails > 0 ? after('E-mails are erased after', mails) : `E-mails ${untilAsked}`,
    spam > 0
      ? after('Messages set apart as spam are erased after', spam)
      : 'Messages set apart as spam are kept until we have looked at them.',
    audit > 0
      ? after('The log of what those who run the site do, without data about you, is erased after', audit)
      : 'The log of what those who run the site do, without data about you, is kept for good.',
  ];
}

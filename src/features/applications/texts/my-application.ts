import type { Language } from '#shared/language.ts';

// Beside the messages, which every page loads.
const bs = {
  title: 'Vaša prijava',
  lead: 'Ovu stranicu vidi samo ko ima njen link. Sačuvajte ga.',
  status: 'Status prijave',
  statuses: {
    received: 'Prijava je primljena. O njoj još nije odlučeno.',
    accepted: 'Prijava je prihvaćena: imate mjesto.',
    waiting: 'Na listi čekanja ste, {{position}}. po redu.',
    declined: 'Prijava nije prihvaćena.',
    withdrawn: 'Povukli ste prijavu.',
  },
  cancelled: 'Događaj je otkazan.',
  event: 'Događaj',
  error: 'Prijavu trenutno nije moguće prikazati.',
  withdraw: 'Povuci prijavu',
  withdrawTitle: 'Povući prijavu?',
  withdrawText: 'Mjesto se ustupa drugima. Povlačenje se ne može poništiti.',
  withdrawing: 'Povlačim…',
  keep: 'Zadrži prijavu',
  failure: 'Prijava nije povučena. Molimo pokušajte ponovo.',
};

const en: typeof bs = {
  title: 'Your application',
  lead: 'Only who has its link sees this page. Keep the link.',
  status: 'Status of the application',
  statuses: {
    received: 'Your application has been received. No decision has been made yet.',
    accepted: 'Your application has been accepted: you have a place.',
    waiting: 'You are number {{position}} on the waiting list.',
    declined: 'Your application has not been accepted.',
    withdrawn: 'You have withdrawn your application.',
  },
  cancelled: 'The event has been cancelled.',
  event: 'Event',
  error: 'Your application cannot be shown at the moment.',
  withdraw: 'Withdraw application',
  withdrawTitle: 'Withdraw your application?',
  withdrawText: 'The place goes to others. A withdrawal cannot be undone.',
  withdrawing: 'Withdrawing…',
  keep: 'Keep application',
  failure: 'Your application was not withdrawn. Please try again.',
};

export const myApplicationTexts: Record<Language, typeof bs> = { bs, en };

import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  title: 'Become a member',
  lead: 'Becoming a member takes three steps: download the membership form, fill it in and send it to the Association.',
  steps: {
    download: {
      title: 'Download the membership form',
      text: 'The form is in Bosnian and English, for printing on A4 paper.',
      action: 'Download the form',
      file: 'PDF, {{size}}',
    },
    fill: {
      title: 'Fill it in and sign it',
      text: 'First name, last name and e-mail address are required; give the other details if you wish. Tick one of the five types of membership, read the consent and sign.',
    },
    send: {
      title: 'Send it by e-mail',
      text: 'Scan the signed form or take a legible photograph of it, and send it to this address:',
      action: 'Write an e-mail',
      subject: 'Membership form',
    },
  },
} satisfies Translation<typeof bs>;

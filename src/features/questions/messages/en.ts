import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  form: {
    title: 'Message to the Association',
    hint: 'All fields are required.',
    name: 'Full name',
    email: 'E-mail address',
    message: 'Message',
    required: {
      name: 'Enter your full name',
      email: 'Enter your e-mail address',
      message: 'Enter a message',
    },
    submit: 'Send message',
    successMessage: 'The message has been sent!',
    errorMessage: 'Failed to send message. Please try again.',
    sent: 'Thank you. We have received your message.',
  },
} satisfies Translation<typeof bs>;

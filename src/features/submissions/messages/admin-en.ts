import type { Translation } from '#shared/messages/translation.ts';
import type { spamAdmin as bs } from './admin.ts';

export const spamAdmin = {
  title: 'Suspicious ({{count}})',
  hint: 'This may be spam, so it is not among the others. Put back what is not spam; the rest is deleted by itself when its retention period ends.',
  notice: {
    question_one: '{{count}} more message has been set aside as suspicious and is not in this list.',
    question_other: '{{count}} more messages have been set aside as suspicious and are not in this list.',
    application_one: '{{count}} more application has been set aside as suspicious and is not in this list.',
    membership_one:
      '{{count}} more application for membership has been set aside as suspicious and is not in this list.',
    membership_other:
      '{{count}} more applications for membership have been set aside as suspicious and are not in this list.',
    application_other:
      '{{count}} more applications have been set aside as suspicious and are not in this list.',
  },
  look: 'View',
  reasons: {
    trap: 'A field that people do not see was filled in',
    haste: 'Sent in less than 3 seconds, with a link in the text',
  },
  release: 'Not spam',
  released: {
    question: 'The question has been put back among the others',
    application: 'The application has been put back among the others',
    membership: 'The application for membership has been put back among the others',
  },
  releaseFailed: 'Something went wrong while putting it back',
  removal: {
    question: 'The suspicious message (“{{name}}”) will be deleted for good.',
    application: 'The suspicious application (“{{name}}”) will be deleted for good.',
    membership: 'The suspicious application for membership (“{{name}}”) will be deleted for good.',
  },
  deleted: {
    question: 'The suspicious message has been deleted',
    application: 'The suspicious application has been deleted',
    membership: 'The suspicious application for membership has been deleted',
  },
  deleteFailed: 'Something went wrong while deleting',
} satisfies Translation<typeof bs>;

import type { Translation } from '#shared/messages/translation.ts';
import type { decidingTexts as bs } from './admin-deciding.ts';

export const decidingTexts = {
  decide: {
    actions: {
      received: 'Put back under consideration',
      accepted: 'Accept',
      waiting: 'Onto the waiting list',
      declined: 'Decline',
      withdrawn: 'Withdraw',
    },
    unchanged_one: '{{count}} application has that status already and stays as it is.',
    unchanged_other: '{{count}} applications have that status already and stay as they are.',
    preview: 'View the message',
    previewFailed: 'The message could not be shown.',
    over_one: '{{after}} would be accepted, and there is {{count}} place. Accept all the same?',
    over_other: '{{after}} would be accepted, and there are {{count}} places. Accept all the same?',
    force: 'Accept all the same',
    busy_one: 'Deciding on {{count}} application...',
    busy_other: 'Deciding on {{count}} applications...',
    done_one: 'The status of {{count}} application has been changed.',
    done_other: 'The status of {{count}} applications has been changed.',
    failed: 'The decision was not saved. Please try again.',
  },
  write: {
    action: 'Send a message',
    title_one: 'Message to {{count}} person',
    title_other: 'Message to {{count}} people',
  },
} satisfies Translation<typeof bs>;

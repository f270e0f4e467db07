import type { Translation } from '#shared/messages/translation.ts';
import type { versionsAdmin as bs } from './admin.ts';

export const versionsAdmin = {
  title: 'History',
  titleOf: 'History: {{title}}',
  versions: 'Versions',
  someone: 'Unknown',
  loadError: 'The history could not be loaded.',
  versionError: 'This version could not be loaded.',
  present: 'current',
  first: 'First saved version',
  only: 'This is the only version: nobody has changed anything since.',
  restoredUnchanged: 'No changes in the fields',
  version: 'Version of {{time}}',
  versionBy: 'Version of {{time}}, {{email}}',
  compare: 'What is shown',
  withEarlier: 'Changes in this version',
  withPresent: 'Difference from the current version',
  newTexts: {
    open: 'What has changed',
    title: 'Changed: {{title}}',
    since: 'Changes since this translation was last correct',
    unknown:
      'It is not known which version this translation followed. The changes are in the history of the other language.',
    loadError: 'The changes could not be loaded.',
  },
  same: 'No difference: the fields are the same.',
  restore: 'Restore this version',
  restoring: 'Restoring...',
  question: {
    title: 'Restore this version?',
    text: 'All fields will be as on {{time}} again. That becomes a new version, and the current one stays in the history.',
    untouched: 'The state of publication and the link with the translation do not change.',
    unsaved: 'Unsaved changes in the form are discarded.',
    cancel: 'Cancel',
  },
  restored: 'The version of {{time}} has been restored',
  restoreFailed: 'This version could not be restored.',
  refused: 'This version cannot be restored because it does not meet today’s rules:',
} satisfies Translation<typeof bs>;

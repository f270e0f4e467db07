import type { Translation } from '#shared/messages/translation.ts';
import type { auditAdmin as bs } from './admin.ts';
import { fieldNames } from './field-names-en.ts';

/** English has no genders here. */
const everyGender = <Text extends string>(text: Text) => ({ m: text, f: text, n: text });

const participles = {
  create: everyGender('added'),
  update: everyGender('changed'),
  publish: everyGender('published'),
  withdraw: everyGender('withdrawn from the public site'),
  delete: everyGender('moved to the trash'),
  restore: everyGender('restored from the trash'),
  version: everyGender('restored to an earlier version'),
  purge: everyGender('deleted for good'),
};

const sentences = {
  account: {
    login: 'Signed in to the panel.',
    login_failed: 'Signing in to the panel failed.',
    logout: 'Signed out of the panel.',
    password: 'The password of the account “{{title}}” was changed.',
    second_factor: 'Two-step sign-in of the account “{{title}}” was changed.',
    account: 'The account “{{title}}” was changed.',
  },
  application: {
    decide: 'An application to “{{title}}” was decided on.',
    answer: 'A message was sent to an applicant to “{{title}}”.',
    export: 'The certificate for an application to “{{title}}” was downloaded.',
  },
  question: {
    answer: 'A question was answered.',
  },
  spam: {
    restore: 'Something set aside as suspicious was put back.',
    purge: 'Something set aside as suspicious was deleted.',
  },
  mail: {
    create: 'A test message was sent.',
    update: 'A message was sent again.',
  },
  mail_template: {
    settings: 'The message template “{{title}}” was changed.',
  },
  person: {
    read_person: 'The personal data of one person were read.',
    export: 'The personal data of one person were exported.',
    erase: 'All personal data of one person were deleted.',
  },
  preview: {
    create: 'A preview link was made: “{{title}}”.',
    delete: 'A preview link was withdrawn: “{{title}}”.',
  },
  text_image: {
    create: 'A picture for a text was sent.',
  },
  site: {
    update: 'The association’s texts were changed ({{title}}).',
    restore: 'An earlier version of the association’s texts was restored ({{title}}).',
    export: 'An export of the whole site was made or downloaded.',
    import: 'An import into the site was started, or a trial of one.',
  },
  membership_form: {
    create: 'A membership form was sent.',
  },
  retention: {
    settings: 'The retention periods were changed.',
  },
  menu: {
    settings: 'The menu was changed.',
  },
  redirect: {
    create: 'A redirect was added.',
    update: 'A redirect was changed.',
    delete: 'A redirect was deleted.',
  },
};

export const auditAdmin = {
  title: 'Log',
  search: 'Search by the e-mail address of an account',
  searchHint: 'Who: e-mail address of the account',
  count_one: '{{count}} entry',
  count_other: '{{count}} entries',
  empty: {
    title: 'The log is empty',
    text: 'It notes who did what and when in the panel. Nobody can change the entries.',
  },
  loadError: 'The log could not be loaded.',
  type: 'Type',
  allTypes: 'All types',
  action: 'Action',
  allActions: 'All actions',
  item: {
    empty: {
      title: 'There are no entries about this item yet',
      text: 'Since the log is kept, nobody has added or changed it in the panel.',
    },
  },
  oneItem: 'Only entries about one item.',
  everything: 'Show the whole log',
  nobody: 'Unknown account',
  server: 'On the server',
  times: '{{count}}×',
  changed: 'Fields: {{names}}',
  titled: '{{noun}} “{{title}}” was {{participle}}.',
  titledApplication: 'An application to “{{title}}” was {{participle}}.',
  untitled: '{{noun}} was {{participle}}.',
  listExported: 'The list for “{{title}}” was exported.',
  other: '{{action}}: {{noun}}',
  participles,
  sentences,
  types: {
    image: 'Image',
    file: 'File',
    application: 'Application',
    question: 'Question',
    member: 'Member',
    account: 'Account',
    person: 'Personal data',
    mail: 'Message',
    mail_template: 'Message template',
    preview: 'Preview link',
    spam: 'Set aside as suspicious',
    text_image: 'Picture in a text',
    membership_form: 'Membership form',
    retention: 'Retention periods',
    menu: 'Menu',
    redirect: 'Redirect',
    site: 'Association',
  },
  fields: fieldNames,
  actions: {
    create: 'Adding',
    update: 'Change',
    publish: 'Publishing',
    withdraw: 'Withdrawal',
    delete: 'Deletion',
    restore: 'Restoring',
    purge: 'Deletion for good',
    decide: 'Decision on an application',
    answer: 'Answer or message',
    read_person: 'Reading personal data',
    export: 'Export',
    erase: 'Deletion of personal data',
    login: 'Signing in',
    login_failed: 'Failed sign-in',
    logout: 'Signing out',
    password: 'Password',
    second_factor: 'Two-step sign-in',
    account: 'Accounts',
    settings: 'Settings',
    import: 'Import',
  },
} satisfies Translation<typeof bs>;

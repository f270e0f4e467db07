import type { Translation } from '#shared/messages/translation.ts';
import type { twoFactor as bs } from './two-factor.ts';

export const twoFactor = {
  title: 'Two-step sign-in',
  on: 'On',
  explanation:
    'When you sign in, you enter a code from an app on your phone beside your password. Whoever learns the password cannot get in without the phone. Turning it on signs out all other devices.',
  begin: 'Turn on',
  since: 'On since: {{at}}.',
  codesLeft_one: '{{count}} recovery code is left.',
  codesLeft_other: '{{count}} recovery codes are left.',
  fewCodes:
    'The recovery codes are running out. Make new ones and keep them: without them and without the phone you cannot sign in.',
  loadError: 'Whether two-step sign-in is on could not be loaded.',
  cancel: 'Cancel',
  busy: 'Checking...',
  appCode: 'Code from the app',
  appCodeHint: 'The six digits that the app shows now; it shows new ones every half minute.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten codes that you kept. Each is valid once.',
  signIn: {
    text: 'The password is correct. The second step is left.',
    back: 'Back',
    useRecovery: 'Your phone is not at hand? Enter a recovery code',
    useApp: 'Enter the code from the app',
    allLost:
      'If you have neither the phone nor the codes, ask whoever runs the site: the second step can be turned off on the server.',
  },
  offer: {
    title: 'Turn on two-step sign-in',
    app: 'On your phone, open an app for codes, e.g. Google Authenticator, Microsoft Authenticator or Aegis.',
    scan: 'Add an account in it and scan the code in the picture.',
    open: 'If you are on the phone, open the app here.',
    type: 'If you cannot scan it, type the key:',
    qr: 'QR code with the key for the app; the same key is written beside it',
    submit: 'Turn on',
    failed: 'Two-step sign-in was not turned on.',
  },
  codes: {
    title: 'Keep the recovery codes',
    text: 'Each of these codes replaces the phone once. Print them or keep them where only you can find them; the site cannot show them later.',
    whose: 'Recovery codes: {{host}}, {{email}}',
    once: 'Each is valid once.',
    copy: 'Copy',
    print: 'Print',
    save: 'Save as text',
    fileName: 'recovery-codes.txt',
    done: 'The codes are kept',
    copied: 'The codes have been copied',
    copyFailed: 'The codes could not be copied. Select them and copy them yourself.',
  },
  renew: {
    open: 'New recovery codes',
    title: 'New recovery codes',
    text: 'The old codes, also those that you have not used, will no longer be valid.',
    submit: 'Make new ones',
  },
  end: {
    open: 'Turn off',
    title: 'Turn off two-step sign-in?',
    text: 'The password alone will be enough to sign in again. The recovery codes will no longer be valid.',
    password: 'Your password',
    submit: 'Turn off',
    done: 'Two-step sign-in has been turned off',
    failed: 'Two-step sign-in was not turned off.',
  },
} satisfies Translation<typeof bs>;

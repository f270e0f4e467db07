import type { bs } from './bs.ts';

export const en = {
  errors: {
    bad_request: 'The request could not be read.',
    unauthorized: 'You are not signed in, or your session has ended.',
    wrong_credentials: 'Wrong e-mail address or password',
    not_found: 'What you are looking for does not exist or has been removed.',
    method_not_allowed: 'This cannot be done here.',
    conflict: 'The data have changed in the meantime.',
    applications_closed: 'Applications are closed.',
    too_large: 'The data sent are too large.',
    unsupported_type: 'This type of file or data is not supported.',
    validation: 'Please check what you entered.',
    too_many: 'Too many attempts. Please try again a little later.',
    internal: 'Something went wrong. Please try again.',
  },
  fileErrors: {
    too_large: {
      image: 'Image: the file is larger than 15 MB.',
      pdf: 'PDF: the file is larger than 25 MB.',
    },
    unsupported_type: {
      image: 'Image: the file is not a valid JPEG, PNG, WebP, GIF or AVIF image.',
      pdf: 'PDF: the file is not a valid PDF.',
    },
  },
  validation: {
    required: 'This field is required.',
    invalid: 'This value is not valid.',
    choice: 'Choose one of the values offered.',
    email: 'Enter a valid e-mail address, such as name@example.com',
    url: 'Enter a valid address that starts with http:// or https://',
    day: 'Enter a valid date, such as 21.11.2026',
    dayOrder: 'The end date cannot be before the start date.',
    time: 'Enter a valid time, such as 09:00',
    number: 'Enter a whole number.',
    count: 'Enter a whole number, e.g. 20.',
    tooLong: 'The text can have at most {{max}} characters.',
    text: 'The text has characters that cannot be stored.',
    consent: 'Applying needs your consent.',
    wrongPassword: 'The current password is not correct.',
    passwordTooShort: 'The new password must have at least {{min}} characters',
    passwordTooCommon:
      'This password is one of the most common and easily guessed. Choose another, such as a few words together.',
    instant: 'Enter a day and a time.',
    tooManyPixels: 'An image can have at most {{max}} megapixels.',
    translation: 'Choose an item of the same kind in the other language.',
    translated: 'The item that you chose has a translation already.',
    pairLanguage: 'The language cannot change while the item has a translation.',
    idempotencyKey: 'The key must have 1 to {{max}} characters.',
    idempotencyKeyUsed: 'This key was already sent with other data.',
  },
} satisfies typeof bs;

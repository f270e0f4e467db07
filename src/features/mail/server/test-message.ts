import { mailTemplate } from './mail-template.ts';

/** What an administrator sends to see whether e-mail arrives. */
export const testMessage = mailTemplate({
  name: 'test',
  placeholders: {},
  texts: {
    bs: {
      subject: 'Probna poruka',
      body:
        'Ako ovo čitate, slanje e-pošte sa stranice radi.\n\n' +
        'Slova č, ć, š, ž i đ trebaju biti čitljiva.\n\n{{website}}',
    },
    en: {
      subject: 'Test message',
      body: 'If you can read this, the site can send e-mail.\n\n{{website}}',
    },
  },
  example: async () => ({}),
});

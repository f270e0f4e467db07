export const accessibilityEn = ({ email }: { email: string }) => ({
  title: 'Accessibility',
  lead: 'This site is meant to serve everybody, however they read it.',
  sections: [
    {
      title: 'What we follow',
      paragraphs: [
        'The Web Content Accessibility Guidelines, WCAG 2.2, level AA. We test them ourselves, automatically and by hand; there was no independent audit.',
        'Everything can be read and sent by keyboard, with a screen reader, at up to 400 % zoom, with large fonts and wide letter spacing, in a light and a dark theme, with increased contrast and on paper.',
      ],
    },
    {
      title: 'What is not good yet',
      paragraphs: [
        'PDF documents that organizers of events attach are not always accessible.',
        'Photographs in the gallery have a description only where somebody wrote one.',
        'Some content exists in one language only, and is marked as such.',
      ],
    },
    {
      title: 'If there is something that you cannot read or send',
      paragraphs: [
        `Write to ${email || 'us from the page Contact'}, and say which page it is and what you use. We will send you the content in a form that suits you, and mend the fault.`,
      ],
    },
  ],
});

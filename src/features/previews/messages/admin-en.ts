import type { Translation } from '#shared/messages/translation.ts';
import type { previews as bs } from './admin.ts';

export const previews = {
  preview: 'Preview',
  saveDraftAndPreview: 'Save the draft and preview',
  saveAndPreview: 'Save and preview',
  publishAndPreview: 'Publish the changes and preview',
  title: 'Preview: {{title}}',
  widths: { label: 'Width', wide: 'Computer', phone: 'Phone' },
  lastSaved: 'This shows what was last saved; unsaved changes are not visible.',
  until: 'The link is valid until: {{moment}}.',
  open: 'Open in a new tab',
  copy: 'Copy the preview link',
  copied: 'The link has been copied. It is valid until: {{moment}}.',
  copyFailed: 'The link could not be copied. Open it in a new tab and copy the address.',
  withdraw: 'Withdraw the links',
  withdrawn: 'The preview links have been withdrawn',
  withdrawFailed: 'The links were not withdrawn. Please try again.',
  failed: 'The preview cannot be opened.',
} satisfies Translation<typeof bs>;

import * as field from '#features/content/fields.ts';

const dates = {
  startedAt: field.day({ as: 'started_at', sortable: true }),
  finishedAt: field.day({ as: 'finished_at', sortable: true, notBefore: 'startedAt' }),
};
const showForm = field.flag({ as: 'show_application_form', default: true });
const time = field.time({ default: '09:00' });

export const workshopFields = {
  title: field.line({ searchable: true, sortable: true }),
  description: field.text({ searchable: true }),
  details: field.html({ detailOnly: true }),
  lang: field.language(),
  ...dates,
  time,
  duration: field.line(),
  location: field.line({ sortable: true }),
  instructor: field.line(),
  /** 0 means not stated. */
  capacity: field.count(),
  showForm,
  image: field.image({ as: 'image_url', column: 'image' }),
  pdf: field.pdf({ as: 'pdf_url', column: 'pdf' }),
};

export const symposiumFields = {
  title: field.line({ searchable: true, sortable: true }),
  description: field.text({ default: '', searchable: true }),
  details: field.html({ detailOnly: true }),
  lang: field.language(),
  ...dates,
  time,
  location: field.line({ sortable: true }),
  organizer: field.line({ searchable: true }),
  showForm,
  image: field.image(),
};

export const congressFields = {
  title: field.line({ searchable: true, sortable: true }),
  content: field.html({ column: 'details', detailOnly: true }),
  lang: field.language(),
  ...dates,
  location: field.line({ searchable: true, sortable: true }),
  url: field.url(),
  showForm,
};

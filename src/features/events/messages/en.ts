import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  workshop: {
    title: 'Workshops',
    lead: 'Hands-on work in small groups, in the laboratory and at the computer.',
    back: 'Back to workshops',
    range_one: 'Showing {{from}}–{{to}} of {{count}} workshop',
    range_other: 'Showing {{from}}–{{to}} of {{count}} workshops',
    error: 'The workshop could not be loaded.',
    missing: {
      title: 'Workshop not found',
      text: 'The workshop you are looking for does not exist or has been removed.',
    },
    empty: {
      title: 'No workshops at the moment',
      text: 'New workshops will be published here. Please check back later.',
    },
  },
  symposium: {
    title: 'Symposiums',
    lead: 'Scientific meetings on a single topic, with lectures, discussion and posters.',
    back: 'Back to symposiums',
    range_one: 'Showing {{from}}–{{to}} of {{count}} symposium',
    range_other: 'Showing {{from}}–{{to}} of {{count}} symposiums',
    error: 'The event could not be loaded.',
    missing: {
      title: 'Event not found',
      text: 'The event you are looking for does not exist or has been removed.',
    },
    empty: {
      title: 'No symposiums at the moment',
      text: 'New symposiums will be published here. Please check back later.',
    },
  },
  congress: {
    title: 'Congresses',
    lead: 'Congresses that the Association holds alone or with other institutions.',
    back: 'Back to congresses',
    range_one: 'Showing {{from}}–{{to}} of {{count}} congress',
    range_other: 'Showing {{from}}–{{to}} of {{count}} congresses',
    error: 'The congress could not be loaded.',
    missing: {
      title: 'Congress not found',
      text: 'The congress you are looking for does not exist or has been removed.',
    },
    empty: {
      title: 'No congresses at the moment',
      text: 'New congresses will be published here. Please check back later.',
    },
  },
  listError: 'The data could not be loaded.',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  year: '{{year}}',
  open: 'Applications open',
  finished: 'Finished',
  participants_one: '{{count}} participant',
  participants_other: '{{count}} participants',
  facts: {
    label: 'About this event',
    date: 'Date',
    calendar: 'Add to calendar',
    time: 'Time',
    location: 'Location',
    organizer: 'Organizer',
    instructor: 'Instructor',
    capacity: 'Capacity',
    documents: 'Documents',
    pdf: 'Download the document (PDF)',
    website: 'Congress website',
  },
  apply: 'Apply',
  openUntil: 'Applications are open until {{day}}.',
  closed: 'Applications are closed.',
  otherLanguage: 'This event was published in Bosnian.',
  summary: '{{days}}, {{location}}',
} satisfies Translation<typeof bs>;

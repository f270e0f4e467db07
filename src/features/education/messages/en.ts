import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  title: 'Education',
  lead: 'Courses, training and lectures for members, students and professionals.',
  range_one: 'Showing {{from}}–{{to}} of {{count}} course',
  range_other: 'Showing {{from}}–{{to}} of {{count}} courses',
  empty: {
    title: 'No courses yet',
    text: 'No courses available at the moment. Please check back later.',
  },
  loading: 'Loading education…',
  errorTitle: 'Error loading education',
} satisfies Translation<typeof bs>;

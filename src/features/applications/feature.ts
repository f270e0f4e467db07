import { sql } from 'kysely';
import { columnOfEvent } from '#features/events/server/keeper.ts';
import type { Feature } from '#server/feature.ts';
import { applicantPath } from './paths.ts';
import { application } from './schemas.ts';
import { applicantForm } from './server/applicant-form.ts';
import { returnToPlace } from './server/decisions.ts';
import { followChangedEvents } from './server/event-changes.ts';
import { eventForms } from './server/event-forms.ts';
import { eventCancelled, eventChanged } from './server/event-templates.ts';
import {
  applicationDecided,
  applicationMessage,
  applicationReceived,
  placeFree,
} from './server/mail-templates.ts';
import { applicationRetention, personalApplications } from './server/personal-table.ts';
import { getApplication } from './server/queries.ts';
import { applicationsHandlers } from './server/routes.ts';
import { applicationSubmission } from './server/submission.ts';
import { applicationRows } from './server/tables.ts';
import { versionedApplication } from './server/versions.ts';

export const applicationsFeature: Feature = {
  name: 'applications',
  handlers: applicationsHandlers,
  trash: [
    {
      ...applicationRows,
      type: 'application',
      title: sql`first_name || ' ' || last_name`,
      auditTitle: columnOfEvent<string>('title'),
      searchText: sql.ref('search_text'),
      files: [],
      response: application,
      find: ({ db }, id) => getApplication(db, id),
      settle: ({ db, session, ...services }, id) => returnToPlace(db, services, id, session.user.id),
    },
  ],
  pageForms: [applicantForm, ...eventForms],
  tokenPaths: [applicantPath],
  submissionKinds: [applicationSubmission],
  mailTemplates: [
    applicationReceived,
    applicationDecided,
    applicationMessage,
    placeFree,
    eventChanged,
    eventCancelled,
  ],
  versioned: [versionedApplication],
  people: [personalApplications],
  retention: [applicationRetention],
  contentListener: followChangedEvents,
};

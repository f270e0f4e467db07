import type { ExpectedCalls } from '#server/testing/expected-call.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';

const person = () => ({ query: { email: sampleForms.application.email } });

export const calls: ExpectedCalls = {
  searchPeople: { who: 'administrators', sample: () => ({ query: { search: 'lejla' } }) },
  showPersonRecord: { who: 'administrators', sample: person, audit: () => [['read_person', 'person']] },
  exportPersonRecord: { who: 'administrators', sample: person, audit: () => [['export', 'person']] },
  erasePerson: { who: 'administrators', sample: person, audit: () => [['erase', 'person']] },
};

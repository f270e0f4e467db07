import { applicationCalls } from '#features/applications/contract.ts';
import { workshopCalls } from '#features/events/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import type { Api } from '../api.ts';
import type { CleanUp } from '../test.ts';

/** The id of a new event, and the path of the page of the last of so many who have applied to it. */
export async function applicationTo(
  { api, cleanUp }: { api: Api; cleanUp: CleanUp },
  { applicants = 1, ...changes }: { applicants?: number; capacity?: number; admission?: string } = {},
): Promise<{ id: number; url: string }> {
  const days = { startedAt: '2100-05-01', finishedAt: '2100-05-01' };
  const created = await api.call(workshopCalls.create, {
    fields: { ...sampleForms.workshop, ...days, ...changes },
  });
  const id = Number(created?.body.id);
  cleanUp(() => api.call(workshopCalls.remove, { query: { id } }));
  let url = '';
  for (let number = 1; number <= applicants; number += 1) {
    const fields = { ...sampleForms.application, email: `osoba${number}@primjer.ba`, workshopId: id };
    const answer = await api.call(applicationCalls.create, { fields });
    url = String(answer?.body.url);
  }
  return { id, url };
}

import { personColumns } from '#features/members/person-columns.ts';
import type { PageForm } from '#server/feature.ts';
import { type ApiClient, ApiError } from '#shared/api/api-client.ts';
import type { BodyOf } from '#shared/api/endpoint.ts';
import { correctedPart, eraseAction, erasedPart, statusPart, withdrawAction } from '../applicant-page.ts';
import { applicationCalls } from '../contract.ts';
import { applicantPath } from '../paths.ts';

const { showMine, correctMine, withdrawMine, eraseMine } = applicationCalls;

/** The forms of the applicant's page: they correct what was sent, withdraw, and erase. */
export const applicantForm: PageForm = {
  page: applicantPath,
  submit: async (api, { item: token, fields: { action, ...fields } }) => {
    const query = { token };
    if (action === withdrawAction) {
      await api(withdrawMine, { query });
      return `#${statusPart}`;
    }
    if (action === eraseAction) {
      await api(eraseMine, { query });
      return `#${erasedPart}`;
    }
    await api(correctMine, { query, body: fields as BodyOf<typeof correctMine> }).catch(async error => {
      if (!isConflict(error) || !(await isStored(api, token, fields))) throw error;
    });
    return `#${correctedPart}`;
  },
};

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/** Whether a form has nothing new: a button that was pressed twice sends the version that its first click replaced. */
async function isStored(api: ApiClient, token: string, fields: Record<string, string>): Promise<boolean> {
  const stored = await api(showMine, { query: { token } });
  return Object.entries(personColumns).every(
    ([field, column]) => fields[field] === undefined || fields[field].trim() === stored[column],
  );
}

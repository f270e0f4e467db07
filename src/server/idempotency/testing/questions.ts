import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { json, type TestSite } from '#server/testing/test-site.ts';

export type Created = { id: number } & Fields;
export type Refusal = { code: string; fields?: Record<string, string> };

/** Asks the association a question, with the sample's texts but for `changes`. */
export function ask<Body = Created>(
  site: TestSite,
  headers: Record<string, string> = {},
  changes: Fields = {},
) {
  const { headers: type, ...init } = json({ ...sampleForms.question, ...changes });
  return site.call<Body>('/questions.php', { ...init, headers: { ...(type as object), ...headers } });
}

export async function questionIds(site: TestSite): Promise<number[]> {
  return (await site.db.selectFrom('questions').select('id').execute()).map(({ id }) => id);
}

export const keyed = (key: string) => ({ 'Idempotency-Key': key });

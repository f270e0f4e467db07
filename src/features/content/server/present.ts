import type { Services } from '#server/services.ts';
import { dayIn } from '#shared/instants.ts';
import { statusOf } from '../states.ts';
import type { ContentRow, ContentType } from './content-type.ts';

/** The response of a row. One that an account has read has its state as well. */
export function presentContent(
  type: ContentType,
  row: ContentRow,
  { timeZone, clock }: Pick<Services, 'timeZone' | 'clock'>,
): Record<string, unknown> {
  const now = clock();
  return {
    ...type.present(row, dayIn(timeZone, now)),
    ...stateOf(row, now.toISOString()),
    translation: translationOf(row),
  };
}

function stateOf({ status, publish_at = null, updated_by, updated_by_email: email }: ContentRow, at: string) {
  if (status === undefined) return {};
  return {
    status: statusOf(status, publish_at, at),
    updated_by: updated_by && email ? { id: updated_by, email } : null,
  };
}

function translationOf({ status, is_outdated, ...row }: ContentRow) {
  const { counterpart_id: id, counterpart_lang: lang, counterpart_title: title } = row;
  return id ? { id, lang, title, ...(status !== undefined && { is_outdated: Boolean(is_outdated) }) } : null;
}

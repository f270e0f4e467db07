import * as z from 'zod/mini';
import type { Services } from '#server/services.ts';
import { momentOf } from '#shared/instants.ts';
import { isLanguage, type Language } from '#shared/language.ts';
import { type StoredStatus, statusOf, type TranslationState } from '../states.ts';
import type { ContentManifest } from './types/content-manifest.ts';
import type { ContentRow, ContentType } from './types/content-type.ts';

/** The response of a row. One that an account has read has its state as well. */
export function presentContent(
  type: ContentType,
  row: ContentRow,
  services: Pick<Services, 'timeZone' | 'clock'>,
): Record<string, unknown> {
  const moment = momentOf(services);
  return {
    ...type.present(row, moment),
    ...stateOf(row, moment.now),
    translation: translationOf(row),
    ...languageStates(row, moment.now),
  };
}

/** The same, as the calls of the type answer it, for a call of all types. */
export function presentItem(
  { type, calls }: ContentManifest,
  row: ContentRow,
  services: Pick<Services, 'timeZone' | 'clock'>,
): PresentedItem {
  return z.parse(calls.update.response, presentContent(type, row, services)) as PresentedItem;
}

/** What the items of all types have. */
type PresentedItem = { id: number; version: number; title: string } & Record<string, unknown>;

function stateOf({ status, publish_at = null, updated_by, updated_by_email: email }: ContentRow, at: string) {
  if (status === undefined) return {};
  return {
    status: statusOf(status, publish_at, at),
    updated_by: updated_by && email ? { id: updated_by, email } : null,
  };
}

function translationOf({ status, is_outdated, ...row }: ContentRow) {
  const {
    counterpart_id: id,
    counterpart_lang: lang,
    counterpart_title: title,
    counterpart_slug: slug,
  } = row;
  return id
    ? {
        id,
        lang,
        title,
        ...(slug && { slug }),
        ...(status !== undefined && { is_outdated: Boolean(is_outdated) }),
      }
    : null;
}

/** How an item stands in each language; nothing without a session, or where it has no languages. */
function languageStates({ lang, ...row }: ContentRow, at: string) {
  if (row.status === undefined || !isLanguage(lang)) return {};
  const states: Record<Language, TranslationState> = { bs: 'missing', en: 'missing' };
  states[lang] = translationState(row.status, row.publish_at ?? null, row.is_outdated, at);
  if (row.counterpart_lang && row.counterpart_status)
    states[row.counterpart_lang] = translationState(
      row.counterpart_status,
      row.counterpart_publish_at ?? null,
      row.counterpart_is_outdated,
      at,
    );
  return { language_states: states };
}

function translationState(
  status: StoredStatus,
  publishAt: string | null,
  isOutdated: number | undefined,
  at: string,
): TranslationState {
  const state = statusOf(status, publishAt, at);
  return state === 'published' && isOutdated ? 'outdated' : state;
}

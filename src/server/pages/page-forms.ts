import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { type ApiClientOptions, ApiError, createApiClient } from '#shared/api/api-client.ts';
import { AppError } from '#shared/api/errors.ts';
import { addressIn } from '#shared/page-versions.ts';
import type { PageForm } from '../feature.ts';
import { readBody } from '../http/body.ts';
import { BodyBudget } from '../http/body-budget.ts';
import { refusalOf } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { RenderOptions } from '../ssr.tsx';
import { preferencesOf, privateHeaders } from './pages.ts';

type Fields = Record<string, string>;
type Sending = {
  request: Request;
  item: string;
  address: string;
  requestId: string;
  /** Answers the calls that the form makes. */
  call: ApiClientOptions['fetch'];
};
type Refused = NonNullable<RenderOptions['refused']>;

const anyFields = { types: ['urlencoded'] as const, schema: z.record(z.string(), z.string()) };

/**
 * Makes the calls that a page's form asks for. The outcome is 303 to the part of the page that tells it, or what the page
 * is to be shown with because they were refused.
 */
export function createFormSubmitter({ media, log, clock }: Pick<Services, 'media' | 'log' | 'clock'>) {
  const budget = new BodyBudget();
  const clicks = new Map<string, number>();

  const readFields = async ({ request, address }: Sending): Promise<Fields> => {
    const share = budget.share(address);
    try {
      const { fields } = await readBody(request, anyFields, { uploads: media.uploads(), share });
      return fields as Fields;
    } finally {
      share.release();
    }
  };

  return async (form: PageForm, sent: Sending): Promise<Response | Refused> => {
    const { origin, pathname, search, searchParams } = new URL(sent.request.url);
    const { language } = preferencesOf(sent.request.headers.get('cookie'), searchParams);
    let typed: Fields = {};
    try {
      if (isFromElsewhere(sent.request)) throw new AppError('bad_request');
      typed = await readFields(sent);
      const api = createApiClient({ fetch: sent.call, origin, language: () => language });
      const idempotencyKey = keyOf(clicks, sent, typed, clock().getTime());
      const outcome = await form.submit(api, { item: sent.item, fields: typed, idempotencyKey });
      const path = outcome.startsWith('#') ? pathname + search + outcome : outcome;
      const headers = { ...privateHeaders, Location: addressIn({ lang: language, path }) };
      return new Response(null, { status: 303, headers });
    } catch (error) {
      const failure =
        error instanceof ApiError ? error : toApiError(refusalOf(error, language, sent.requestId, log));
      const { status, code, message, fields } = failure;
      return { status, code, message, fields, language, typed, pathname };
    }
  };
}

function toApiError({ status, body }: ReturnType<typeof refusalOf>): ApiError {
  return new ApiError(status, body, body.error);
}

/** Whether another site makes the visitor send the form. Browsers say it; what is no browser can send anything anyway. */
function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

/** In milliseconds. Within it the same form from the same browser is one that was sent twice. */
const sameClick = 60_000;

/**
 * A page is kept for all, so its form can have no key of its own. The key is bound to the visitor's address as well, and
 * short-lived: who sends what somebody else has sent must not be led to their application. It names the minute of the
 * first click, on which instances agree; `clicks` has the recent ones of this instance, for two around the full minute.
 */
function keyOf(
  clicks: Map<string, number>,
  { request: { url, headers }, address }: Sending,
  fields: Fields,
  now: number,
): string {
  const browser = ['user-agent', 'accept-language'].map(name => headers.get(name));
  const click = hash('sha256', JSON.stringify([new URL(url).pathname, fields, browser, address]));
  for (const [known, at] of clicks) {
    if (now - at < sameClick) break;
    clicks.delete(known);
  }
  const first = clicks.get(click) ?? now;
  clicks.set(click, first);
  return hash('sha256', `${click} ${Math.floor(first / sameClick)}`);
}

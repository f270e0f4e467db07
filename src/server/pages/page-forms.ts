import * as z from 'zod/mini';
import { type ApiClientOptions, ApiError, createApiClient } from '#shared/api-client.ts';
import type { PageForm } from '../feature.ts';
import { readBody } from '../http/body.ts';
import { BodyBudget } from '../http/body-budget.ts';
import { refusalOf } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { RenderOptions } from '../ssr.tsx';
import { preferencesOf, privateHeaders } from './pages.ts';

type Fields = Record<string, string>;
type SentForm = {
  request: Request;
  token: string;
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
export function createFormSubmitter({ media, log }: Pick<Services, 'media' | 'log'>) {
  const budget = new BodyBudget();

  const readFields = async ({ request, address }: SentForm): Promise<Fields> => {
    const share = budget.share(address);
    try {
      const { fields } = await readBody(request, anyFields, { uploads: media.uploads(), share });
      return fields as Fields;
    } finally {
      share.release();
    }
  };

  return async (form: PageForm, sent: SentForm): Promise<Response | Refused> => {
    const { origin, pathname, search, searchParams } = new URL(sent.request.url);
    const { language } = preferencesOf(sent.request.headers.get('cookie'), searchParams);
    let typed: Fields = {};
    try {
      typed = await readFields(sent);
      const api = createApiClient({ fetch: sent.call, origin, language: () => language });
      const part = await form.submit(api, sent.token, typed);
      const headers = { ...privateHeaders, Location: `${pathname}${search}#${part}` };
      return new Response(null, { status: 303, headers });
    } catch (error) {
      const failure =
        error instanceof ApiError ? error : toApiError(refusalOf(error, language, sent.requestId, log));
      const { status, code, message, fields } = failure;
      return { status, code, message, fields, language, typed };
    }
  };
}

function toApiError({ status, body }: ReturnType<typeof refusalOf>): ApiError {
  return new ApiError(status, body, body.error);
}

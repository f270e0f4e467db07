import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiError } from '#shared/api/api-client.ts';
import type { CallOf, ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Language } from '#shared/language.ts';
import * as contract from './contract.ts';
import { browserKey, session } from './session.ts';
import { type TwoFactor, twoFactorCalls } from './two-factor-contract.ts';

const accountsKey = ['accounts'] as const;

export const accountQueries = {
  accountsKey,
  accounts: ({ api }: ApiContext): QueryOptions<contract.Account[]> => ({
    queryKey: accountsKey,
    queryFn: ({ signal }) => api(contract.managementCalls.list, {}, { signal }),
    // Others accept invitations and sign in.
    staleTime: 0,
  }),
  passwordResets: ({ api }: ApiContext): QueryOptions<{ is_mailed: boolean }> => ({
    queryKey: ['password-resets'],
    queryFn: ({ signal }) => api(contract.passwordResetCalls.show, {}, { signal }),
  }),
  session: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof contract.sessionCalls.show>> => ({
    queryKey: ['session'],
    queryFn: ({ signal }) => api(contract.sessionCalls.show, {}, { signal }),
    refetchOnWindowFocus: 'always',
  }),
  sessions: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof contract.sessionCalls.list>> => ({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api(contract.sessionCalls.list, {}, { signal }),
    // Sessions start and end on other devices.
    staleTime: 0,
  }),
  twoFactor: ({ api }: ApiContext): QueryOptions<TwoFactor> => ({
    queryKey: ['two-factor'],
    queryFn: ({ signal }) => api(twoFactorCalls.show, {}, { signal }),
    staleTime: 0,
  }),
};

export const accountMutations = {
  login: (api: ApiClient) => async (body: CallOf<typeof contract.accountCalls.login>['body']) => {
    const { token, user } = await api(contract.accountCalls.login, {
      body: { ...body, browserKey: browserKey() },
    });
    if (!token) throw new ApiError(200, {}, 'No token received');
    session.start(token, user);
    // Known before the first screen is shown; the answer above is that of older clients.
    const language = session.chosenLanguage();
    const shown = await (language
      ? api(contract.sessionCalls.update, { body: { language } })
      : api(contract.sessionCalls.show, {})
    ).catch(() => undefined);
    if (!shown) return;
    session.setRole(shown.user.role);
    session.setLanguage(shown.user.language);
  },
  /** Ends the session here even if the request fails. */
  logout: (api: ApiClient) => async () => {
    await api(contract.accountCalls.logout, {}).catch(() => undefined);
    session.clear();
  },
  chooseLanguage: (api: ApiClient) => (language: Language) =>
    api(contract.sessionCalls.update, { body: { language } }),
  requestPasswordReset:
    (api: ApiClient) => (body: CallOf<typeof contract.passwordResetCalls.request>['body']) =>
      api(contract.passwordResetCalls.request, { body }),
  choosePassword: (api: ApiClient) => (body: CallOf<typeof contract.passwordResetCalls.use>['body']) =>
    api(contract.passwordResetCalls.use, { body }),
  updateAccount:
    (api: ApiClient) => (id: number, body: CallOf<typeof contract.managementCalls.update>['body']) =>
      api(contract.managementCalls.update, { id, body }),
  renewInvitation: (api: ApiClient) => (id: number) => api(contract.managementCalls.renew, { id }),
  removeAccount: (api: ApiClient) => (id: number) => api(contract.managementCalls.remove, { id }),
  changePassword: (api: ApiClient) => (body: CallOf<typeof contract.accountCalls.changePassword>['body']) =>
    api(contract.accountCalls.changePassword, { body }),
  offerTwoFactor: (api: ApiClient) => () => api(twoFactorCalls.offer, {}),
  confirmTwoFactor: (api: ApiClient) => (body: CallOf<typeof twoFactorCalls.confirm>['body']) =>
    api(twoFactorCalls.confirm, { body }),
  endTwoFactor: (api: ApiClient) => (body: CallOf<typeof twoFactorCalls.end>['body']) =>
    api(twoFactorCalls.end, { body }),
  endOtherSessions: (api: ApiClient) => () => api(contract.sessionCalls.endOthers, {}),
};

/**
 * After the user, perhaps another one, has signed in again: drops everything that is not on the screen, and
 * reads the rest again except what is being edited.
 */
export function refetchActive(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries({ refetchType: 'none' });
  // Refetches like a focused window, which editors opt out of.
  queryClient.getQueryCache().onFocus();
}

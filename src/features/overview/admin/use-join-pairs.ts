import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOf, Endpoint } from '#shared/api/endpoint.ts';
import { errorText, fieldErrors } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useContentSection } from '#ui/admin/screens/section.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { type PairProposal, pairQueries } from '../client.ts';

/** One item is in one proposal only. */
export const proposalKey = ({ type, items: [first] }: PairProposal) => `${type}-${first?.id}`;

/** Joins pairs, and keeps by proposal why some were refused. */
export function useJoinPairs() {
  const { t } = useTranslation('pairsAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const sectionOf = useContentSection();
  const [isJoining, setIsJoining] = useState(false);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  /** Resolves to how many were joined. What a pair shares is taken from the Bosnian item. */
  const join = async (proposals: readonly PairProposal[]): Promise<number> => {
    setIsJoining(true);
    const refused = new Map<string, string>();
    for (const proposal of proposals) {
      const [original, translation] = proposal.items;
      const call = { id: translation?.id, body: { translationOf: String(original?.id) } };
      try {
        const { update } = await sectionOf(proposal.type).content.calls();
        await withSession(() => api(update, call as unknown as CallOf<Endpoint>));
      } catch (error) {
        const text = fieldErrors(error).translationOf ?? errorText(error, t('failed'));
        refused.set(proposalKey(proposal), text);
      }
    }
    const joined = proposals.length - refused.size;
    setRefusals(refused);
    if (joined > 0) showSuccess(t('joined', { count: joined }));
    if (refused.size > 0) showError(t('notJoined', { count: refused.size }));
    queryClient.setQueryData<PairProposal[]>(pairQueries.all, known =>
      known?.filter(proposal => !proposals.includes(proposal) || refused.has(proposalKey(proposal))),
    );
    // What was refused stays with its reason, though it is perhaps no longer proposed.
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => refused.size === 0 || queryKey[0] !== pairQueries.all[0],
    });
    setIsJoining(false);
    return joined;
  };
  return { join, isJoining, refusals };
}

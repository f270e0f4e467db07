import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/handler.ts';
import { listPairProposals } from './contract.ts';
import { proposePairs } from './server/pair-proposals.ts';

export const contentFeature: Feature = {
  name: 'content',
  handlers: [
    handle(listPairProposals, async ({ session }, services) => {
      const types = [...services.contentTypes.values()]
        .map(({ type }) => type)
        .filter(({ hasLanguages }) => hasLanguages);
      // What shares facts with its counterpart comes first: it is counted twice until it is joined.
      const sorted = types.toSorted((one, other) => other.shared.length - one.shared.length);
      const proposals = await Promise.all(sorted.map(type => proposePairs({ ...services, session }, type)));
      return proposals.flat();
    }),
  ],
};

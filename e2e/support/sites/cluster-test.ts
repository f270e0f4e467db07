import { type Api, createApi, signIn } from '../api.ts';
import { test as base } from '../test.ts';
import { type Cluster, provideCluster } from './cluster.ts';

type Fixtures = {
  /** Two instances that run. */
  cluster: Cluster;
  /** Of an administrator's session. */
  token: string;
  /** The calls of that session to the first and to the second instance. */
  apis: readonly [Api, Api];
};

/** Tests of one site on two instances, skipped where PostgreSQL cannot be had. */
export const test = base.extend<Fixtures, { provided: Cluster | undefined }>({
  provided: [
    async ({}, provide) => {
      await using resources = new AsyncDisposableStack();
      await provide(await provideCluster(resources));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  cluster: [
    async ({ provided }, provide) => {
      test.skip(!provided, 'There is no PostgreSQL here, nor can it be installed.');
      if (!provided) return;
      await Promise.all(provided.instances.map(instance => instance.start()));
      await provide(provided);
    },
    { timeout: 120_000 },
  ],
  token: async ({ cluster }, provide) => provide(await signIn(cluster.instances[0].origin)),
  apis: ({ cluster, token }, provide) => {
    const [first, second] = cluster.instances;
    return provide([createApi(first.origin, token), createApi(second.origin, token)]);
  },
});

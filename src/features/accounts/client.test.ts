import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { refetchActive } from './client.ts';

/** A client whose queries return how often they were run. */
function createClient(t: TestContext) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  t.after(() => client.clear());
  const show = async (name: string, options: Partial<QueryObserverOptions<number>> = {}) => {
    let times = 0;
    const observer = new QueryObserver<number>(client, {
      queryKey: [name],
      queryFn: () => Promise.resolve(++times),
      ...options,
    });
    t.after(observer.subscribe(() => {}));
    await observer.refetch({ cancelRefetch: false });
    return observer;
  };
  return { client, show };
}

test('after somebody signed in, what is seen is read anew, all but what is being edited', async t => {
  const { client, show } = createClient(t);
  const list = await show('list');
  const edited = await show('edited', { refetchOnWindowFocus: false });
  refetchActive(client);
  const isAsked = (name: string) => client.isFetching({ queryKey: [name] }) > 0;
  assert.deepEqual([isAsked('list'), isAsked('edited')], [true, false]);
  assert.equal((await list.refetch({ cancelRefetch: false })).data, 2);
  const { data, isStale } = edited.getCurrentResult();
  assert.deepEqual({ data, isStale }, { data: 1, isStale: true });
});

test('what was read before and is not seen now is gone', async t => {
  const { client } = createClient(t);
  client.setQueryData(['seen before'], 'by somebody else');
  refetchActive(client);
  assert.equal(client.getQueryData(['seen before']), undefined);
});

import { randomUUID } from 'node:crypto';
import { accountCalls, sessionCalls } from '#features/accounts/contract.ts';
import { applicationCalls } from '#features/applications/contract.ts';
import { workshopCalls } from '#features/events/contract.ts';
import { newsCalls } from '#features/news/contract.ts';
import { trashCalls } from '#features/trash/contract.ts';
import { contentTypes } from '#server/features.ts';
import { requestOf } from '#server/testing/expected-call.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { dayIn } from '#shared/instants.ts';
import { type Api, createApi, signIn } from '../../support/api.ts';
import { differenceOf, makePdf, makePicture } from '../../support/ledger/sent-files.ts';
import {
  countNews,
  createReader,
  expectViews,
  longestDelay,
  type NewsState,
  viewsOfNews,
} from '../../support/ledger/views.ts';
import { sizesOf } from '../../support/ledger/writers.ts';
import { createRandom } from '../../support/random.ts';
import { required } from '../../support/required.ts';
import { runRush } from '../../support/rush.ts';
import { test } from '../../support/sites/cluster-test.ts';
import { administrator } from '../../support/sites/site.ts';
import { expect } from '../../support/test.ts';

const news = { ...sampleForms.news, publishedAt: dayIn('Europe/Sarajevo', new Date()) };
const workshop = { ...sampleForms.workshop, finishedAt: '2099-12-31' };

/** What is written on one instance, seen from both. */
export function testChanges(): void {
  test('two first starts at once make one administrator and one starter content', async ({ cluster }) => {
    const told = cluster.instances.filter(({ output }) => output().includes('from ADMIN_PASSWORD'));
    expect(told).toHaveLength(1);
    expect(await cluster.query('select email from users')).toEqual([{ email: administrator.email }]);
    for (const { type } of contentTypes) {
      const [counts] = await cluster.query<{ all: number; different: number }>(
        `select count(*)::int as all, count(distinct (title, to_jsonb(items) ->> 'lang'))::int as different
         from ${type.table} as items`,
      );
      expect(counts?.all, type.name).toBeGreaterThan(0);
      expect(counts?.different, type.name).toBe(counts?.all);
    }
  });

  test('a change shows at once where it was made, and within a second elsewhere', async ({
    cluster,
    apis,
  }) => {
    const readers = cluster.instances.map(({ origin }) => createReader(origin));
    const [first, second] = [required(readers[0], 'reader'), required(readers[1], 'reader')];
    const others = await countNews(first);
    const stem = `Vijest-${randomUUID()}-`;
    let state: NewsState = { id: 0, stem, title: `${stem}1`, isPublic: true };
    const created = await apis[0].call(newsCalls.create, { fields: { ...news, title: state.title } });
    const createdAt = performance.now();
    state = { ...state, id: Number(created?.body.id) };
    const query = { id: state.id };
    await expectViews(first, viewsOfNews(state, others), createdAt);
    await expectViews(second, viewsOfNews(state, others), createdAt + longestDelay);

    const update = (fields: Fields): Parameters<Api['call']> => [newsCalls.update, { query, fields }];
    const inTrash = { type: 'news', id: state.id };
    const changes: { call: Parameters<Api['call']>; becomes: Partial<NewsState> }[] = [
      { call: update({ title: `${stem}2` }), becomes: { title: `${stem}2` } },
      { call: update({ status: 'draft' }), becomes: { isPublic: false } },
      { call: update({ status: 'published' }), becomes: { isPublic: true } },
      { call: [newsCalls.remove, { query }], becomes: { isPublic: false } },
      { call: [trashCalls.restore, { fields: inTrash }], becomes: { isPublic: true } },
      { call: [newsCalls.remove, { query }], becomes: { isPublic: false } },
      { call: [trashCalls.purge, { query: inTrash }], becomes: { isPublic: false } },
    ];
    for (const [number, { call, becomes }] of changes.entries()) {
      const at = number % 2 === 0 ? 1 : 0;
      const answer = await apis[at].call(...call);
      const changedAt = performance.now();
      expect(answer?.status, JSON.stringify(answer)).toBe(200);
      state = { ...state, ...becomes };
      const views = viewsOfNews(state, others);
      await Promise.all([
        expectViews(at === 0 ? first : second, views, changedAt),
        expectViews(at === 0 ? second : first, views, changedAt + longestDelay),
      ]);
    }
  });

  test('what another program changes shows within a second', async ({ cluster, apis }) => {
    const readers = cluster.instances.map(({ origin }) => createReader(origin));
    const stem = `Vijest-${randomUUID()}-`;
    const others = await countNews(createReader(cluster.instances[0].origin));
    const created = await apis[0].call(newsCalls.create, { fields: { ...news, title: `${stem}1` } });
    const state = { id: Number(created?.body.id), stem, isPublic: true };
    const expectTitle = (title: string, deadline: number) =>
      Promise.all(readers.map(read => expectViews(read, viewsOfNews({ ...state, title }, others), deadline)));
    await expectTitle(`${stem}1`, performance.now() + longestDelay);
    await cluster.query('update news set title = $1 where id = $2', [`${stem}2`, state.id]);
    await expectTitle(`${stem}2`, performance.now() + longestDelay);

    await cluster.breakListeners();
    await cluster.query('update news set title = $1 where id = $2', [`${stem}3`, state.id]);
    await expectTitle(`${stem}3`, performance.now() + longestDelay);
  });

  test('an application counts on both instances', async ({ cluster, apis }) => {
    const event = await apis[0].call(workshopCalls.create, { fields: workshop });
    const id = Number(event?.body.id);
    const views = (count: number) => [
      {
        path: `/api/applications.php?action=count&id=${id}`,
        isRight: (text: string) => (JSON.parse(text) as { count: number }).count === count,
      },
    ];
    const readers = cluster.instances.map(({ origin }) => createReader(origin));
    const [first, second] = [required(readers[0], 'reader'), required(readers[1], 'reader')];
    await Promise.all(readers.map(read => expectViews(read, views(0), performance.now() + longestDelay)));
    const fields = { ...sampleForms.application, workshopId: id };
    const answer = await apis[1].call(applicationCalls.create, { fields });
    const sentAt = performance.now();
    expect(answer?.status).toBe(201);
    await expectViews(second, views(1), sentAt);
    await expectViews(first, views(1), sentAt + longestDelay);
  });

  test('of many who apply on both at one moment 20 have a place, and nobody is lost', async ({ cluster }) => {
    const { refused } = await runRush(
      cluster.instances.map(({ origin }) => origin),
      100,
    );
    expect(refused).toBe(0);
  });

  test('a file that was sent to one instance is served by the other', async ({ apis }) => {
    const random = createRandom(1);
    const [picture, pdf] = [await makePicture(random), makePdf(random)];
    const fields = { ...workshop, image: picture.upload, pdf: pdf.upload };
    const { body } = required(await apis[0].call(workshopCalls.create, { fields }), 'answer');
    for (const [path, sent] of [
      [body.image_url, picture.sent],
      [body.pdf_url, pdf.sent],
    ] as const) {
      const served = required(await apis[1].download(String(path)), 'answer');
      expect(await differenceOf(served.bytes, sent)).toBeUndefined();
    }
    const sizes = sizesOf(body);
    expect(sizes.length).toBeGreaterThan(0);
    for (const path of sizes) expect((await apis[1].download(path))?.status, path).toBe(200);
  });

  test('of two changes of the same item at once one is refused', async ({ apis }) => {
    const { body } = required(await apis[0].call(newsCalls.create, { fields: news }), 'answer');
    const query = { id: Number(body.id) };
    for (let version = Number(body.version), round = 0; round < 5; round += 1, version += 1) {
      const titles = [`Prva ${round}`, `Druga ${round}`];
      const answers = await Promise.all(
        apis.map((api, at) =>
          api.call(newsCalls.update, { query, fields: { title: titles[at], version: String(version) } }),
        ),
      );
      expect(answers.map(answer => answer?.status).toSorted()).toEqual([200, 409]);
      const kept = titles[answers.findIndex(answer => answer?.status === 200)];
      for (const api of apis)
        expect((await api.call(newsCalls.show, { query }))?.body).toMatchObject({
          title: kept,
          version: version + 1,
        });
    }
  });

  test('one key creates once, sent to both instances at once', async ({ cluster, token }) => {
    for (let round = 0; round < 5; round += 1) {
      const key = randomUUID();
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key };
      const fields = { ...news, title: `Jednom ${key}` };
      const answers = await Promise.all(
        cluster.instances.map(async ({ origin }) => {
          const [path, init] = requestOf(newsCalls.create, { fields }, headers);
          const response = await fetch(`${origin}/api${path}`, init);
          return { status: response.status, id: (await response.json()).id };
        }),
      );
      const stored = await cluster.query<{ id: string }>('select id from news where title = $1', [
        fields.title,
      ]);
      const ids = stored.map(({ id }) => Number(id));
      expect(ids).toHaveLength(1);
      expect(answers).toEqual([1, 2].map(() => ({ status: 201, id: ids[0] })));
    }
  });

  test('a session is valid on both instances, and ends on both', async ({ cluster }) => {
    const [first, second] = cluster.instances;
    const token = await signIn(first.origin);
    const statusAt = async (origin: string) =>
      (await createApi(origin, token).call(sessionCalls.show))?.status;
    expect([await statusAt(first.origin), await statusAt(second.origin)]).toEqual([200, 200]);
    expect((await createApi(second.origin, token).call(accountCalls.logout))?.status).toBe(200);
    expect([await statusAt(first.origin), await statusAt(second.origin)]).toEqual([401, 401]);
  });

  test('wrong passwords count together, wherever they are sent', async ({ cluster, cleanUp }) => {
    cleanUp(() => cluster.query('delete from throttled_keys'));
    const tries = 6;
    const begun = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const { origin } = cluster.instances[number % 2 === 0 ? 0 : 1];
        const fields = { ...administrator, password: `pogrešna-${number}` };
        return (await createApi(origin).call(accountCalls.login, { fields }))?.status;
      }),
    );
    const compared = statuses.filter(status => status === 401).length;
    // After a wait of one second, then two, four and so on, one more is: on a slow machine the fifty take as long.
    const more = Math.ceil(Math.log2((performance.now() - begun) / 1_000 + 1));
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(compared).toBeGreaterThanOrEqual(tries);
    expect(compared).toBeLessThanOrEqual(tries + more);
  });
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mailCalls } from '#features/mail/contract.ts';
import { headersOf, type ReceivedMail, startMailServer } from '#features/mail/testing/mail-server.ts';
import { createApi, signIn } from '../support/api.ts';
import { makeFolder } from '../support/sites/folders.ts';
import { type RunningSite, startSite, type TestedSite } from '../support/sites/site.ts';
import { type CleanUp, expect, type Sites, test } from '../support/test.ts';

const kills = Number(process.env.MAIL_KILLS ?? 2);

/** A site with queued messages, which sends nothing before it is started. */
async function createOutbox(sites: Sites, cleanUp: CleanUp, count: number) {
  const dataDir = makeFolder('mail');
  const settings = { DATA_DIR: dataDir, STARTER_CONTENT: 'off', MAIL_PER_MINUTE: '100000' };
  const empty = await sites.start(settings);
  const token = await signIn(empty.origin);
  await createApi(empty.origin, token).call(mailCalls.test, { fields: { to: 'amra@primjer.ba' } });
  await empty.stop();
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'));
  const columns = 'template, to_address, subject, text, html, lang, search_text, created_at, next_attempt_at';
  database.exec(`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into mails (${columns}, message_id, status)
    select ${columns}, '<' || n || '@primjer.ba>', 'queued' from mails, numbers
  `);
  database.close();
  let site: RunningSite | undefined;
  cleanUp(() => site?.stop('SIGKILL'));
  return {
    start: async (smtpUrl: string) => {
      site = await startSite({ ...settings, SMTP_URL: smtpUrl });
      return site;
    },
    startLast: async (smtpUrl: string) => {
      const last = await sites.start({ ...settings, SMTP_URL: smtpUrl });
      cleanUp(last.stop);
      return last;
    },
    countQueued: async ({ origin }: TestedSite) => {
      const answer = await createApi(origin, token).call(mailCalls.state);
      return answer?.body.queued;
    },
  };
}

const idOf = (mail: ReceivedMail) => headersOf(mail).get('message-id')?.[0] ?? '';

test('kill -9 while messages are sent: none is lost, at most one is sent twice', async ({
  sites,
  cleanUp,
}) => {
  test.setTimeout(120_000);
  // The server greets after a tenth of a second.
  const each = 4;
  const outbox = await createOutbox(sites, cleanUp, each * (kills + 1));
  const taken: string[] = [];
  let killAt = Number.POSITIVE_INFINITY;
  let kill = async () => {};
  const server = await startMailServer(
    { after: cleanUp },
    {
      refuseMessage: mail => {
        taken.push(idOf(mail));
        // The server has the message, and the site never hears of it.
        if (taken.length >= killAt) void kill();
        return undefined;
      },
    },
  );
  for (let time = 1; time <= kills; time += 1) {
    const site = await outbox.start(server.url);
    const killed = new Promise<void>(resolve => {
      kill = async () => {
        killAt = Number.POSITIVE_INFINITY;
        await site.stop('SIGKILL');
        resolve();
      };
    });
    killAt = taken.length + each;
    await killed;
  }
  const last = await outbox.startLast(server.url);
  await expect.poll(() => outbox.countQueued(last), { timeout: 60_000 }).toBe(0);
  await last.stop();
  expect(new Set(taken).size).toBe(each * (kills + 1));
  expect(taken.length - new Set(taken).size).toBeLessThanOrEqual(kills);
});

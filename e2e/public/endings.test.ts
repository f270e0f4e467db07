import { workshopCalls } from '#features/events/contract.ts';
import { newsCalls } from '#features/news/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Api } from '../support/api.ts';
import { type CleanUp, expect, test } from '../support/test.ts';

type Shared = { api: Api; cleanUp: CleanUp };
type Calls = { create: Endpoint; remove: Endpoint };

async function add({ api, cleanUp }: Shared, calls: Calls, fields: Record<string, unknown>): Promise<number> {
  const id = Number((await api.call(calls.create, { fields }))?.body.id);
  cleanUp(() => api.call(calls.remove, { query: { id } }));
  return id;
}

const workshopOn = (title: string, day: string) => ({
  ...sampleForms.workshop,
  ...{ title, startedAt: day, finishedAt: day },
});

test('from news to their event, and from a past event to the next one', async ({
  api,
  cleanUp,
  openPublic,
}) => {
  const event = await add({ api, cleanUp }, workshopCalls, workshopOn('Prošla radionica', '2020-05-01'));
  const news = { ...sampleForms.news, title: 'Održana radionica', eventId: String(event) };
  const id = await add({ api, cleanUp }, newsCalls, news);
  const page = await openPublic(`/novosti/${id}`);
  const part = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await part('O događaju').getByRole('link', { name: 'Prošla radionica' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prošla radionica' })).toBeFocused();
  await expect(part('Vijesti o događaju').getByRole('link')).toHaveText(/Održana radionica/);
  const next = part('Sljedeća radionica').getByRole('link');
  await expect(next).toHaveCount(1);
  const title = (await next.locator('b').textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(part('Sljedeća radionica')).toHaveCount(0);
});

test.describe('an item', () => {
  test.use({ sharesPage: false });

  test('leads to its neighbours, and its address is shared or copied', async ({ openPublic, origin }) => {
    const page = await openPublic('/novosti');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('article').nth(1).getByRole('link').click();
    const neighbours = page.getByRole('navigation', { name: 'Prethodno i sljedeće' });
    await expect(neighbours.getByRole('link')).toHaveCount(2);
    const { pathname } = new URL(page.url());
    const html = await (await fetch(origin + pathname)).text();
    const next = await neighbours.locator('[rel="next"]').getAttribute('href');
    expect(html).toContain(`href="${next}"`);
    await neighbours.locator('[rel="next"]').click();
    await page.waitForURL(`**${next}`);
    // The address changes a moment before the page.
    await expect(neighbours.locator('[rel="prev"]')).toHaveAttribute('href', pathname);
    await neighbours.locator('[rel="prev"]').click();
    await page.waitForURL(`**${pathname}`);
    await expect(neighbours.locator('[rel="next"]')).toHaveAttribute('href', String(next));

    const share = page.getByRole('button', { name: 'Podijeli vezu' });
    await share.click();
    await expect(page.getByText('Veza je kopirana')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(pathname);
    // On a device that shares.
    await page.evaluate(() => {
      const give = async (data: ShareData) => {
        document.title = `shared ${data.url}`;
      };
      Object.defineProperty(navigator, 'share', { value: give });
    });
    await share.click();
    await expect(page).toHaveTitle(/^shared .*\/novosti\/\d+$/);
  });
});

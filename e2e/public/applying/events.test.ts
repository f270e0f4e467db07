import { applicationCalls } from '#features/applications/contract.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { lists } from '../../support/application-form.ts';
import { languages, texts } from '../../support/languages.ts';
import { expect, test } from '../../support/test.ts';

test('as many applications as places are told, without a promise', async ({ openIn, api, cleanUp }) => {
  const fields = { ...sampleForms.workshop, startedAt: '2100-05-01', finishedAt: '2100-05-01', capacity: 2 };
  const created = await api.call(workshopCalls.create, { fields });
  const id = Number(created?.body.id);
  cleanUp(() => api.call(workshopCalls.remove, { query: { id } }));
  const apply = () =>
    api.call(applicationCalls.create, { fields: { ...sampleForms.application, workshopId: id } });
  const full = texts.bs.applications.full.replace('{{places}}', '2');
  await apply();
  const page = await openIn('bs', `/radionica/${id}`);
  await expect(page.getByText('Do sada 1 prijava')).toBeVisible();
  await expect(page.getByText(full)).toHaveCount(0);
  await apply();
  await page.reload();
  await expect(page.getByText(full)).toBeVisible();
});

const calls = { congress: congressCalls, symposium: symposiumCalls, workshop: workshopCalls };

const items = { congress: '/kongres', symposium: '/simpozij', workshop: '/radionica' };

for (const kind of ['congress', 'symposium', 'workshop'] as const) {
  test(`a ${kind} without a form says why`, async ({ site, api, cleanUp }) => {
    for (const language of languages) {
      const { events, applications } = texts[language];
      const read = async (path: string) => (await fetch(`${site.origin}${path}?lng=${language}`)).text();
      const publish = async (day: string, showForm: boolean) => {
        const fields = { title: `Dan ${day}`, startedAt: day, finishedAt: day, showForm, lang: language };
        const created = await api.call(calls[kind].create, { fields: { ...sampleForms[kind], ...fields } });
        const id = Number(created?.body.id);
        cleanUp(() => api.call(calls[kind].remove, { query: { id } }));
        return { item: await read(`${items[kind]}/${id}`), list: await read(lists[kind]) };
      };
      const past = await publish('2020-05-01', true);
      const coming = await publish('2100-05-01', false);
      expect(past.item).toContain(events.closed);
      expect(coming.item).toContain(events.notNeeded);
      expect(coming.list).toContain('Dan 2100');
      for (const html of [coming.item, coming.list]) expect(html).not.toContain(events.closed);
      for (const { item } of [past, coming]) {
        expect(item).not.toContain(`>${events.apply}<`);
        expect(item).not.toContain(applications.submit);
      }
    }
  });
}

import { applicationCalls } from '#features/applications/contract.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { addressIn } from '#shared/page-versions.ts';
import { type Language, languages, texts } from '../../support/languages.ts';
import { lists } from '../../support/pages/application-form.ts';
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

test('an event tells what is left, where one waits, and that it is cancelled', async ({
  site,
  api,
  cleanUp,
}) => {
  const fields = {
    ...{ ...sampleForms.workshop, title: 'For two', lang: 'en' },
    // Begun first, so that its row is on the first page.
    ...{ startedAt: '2020-05-01', finishedAt: '2100-05-01' },
    ...{ capacity: 2, admission: 'automatic' },
  };
  const created = await api.call(workshopCalls.create, { fields });
  const id = Number(created?.body.id);
  cleanUp(() => api.call(workshopCalls.remove, { query: { id } }));
  const apply = (email: string) =>
    api.call(applicationCalls.create, { fields: { ...sampleForms.application, email, workshopId: id } });
  const change = (changes: Record<string, unknown>) =>
    api.call(workshopCalls.update, { query: { id }, fields: { ...fields, ...changes } });
  const dataOf = (html: string) => {
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(\{[^<]*"EducationEvent".*?)<\/script>/s.exec(html) ?? [];
    const { eventStatus, offers, maximumAttendeeCapacity, remainingAttendeeCapacity } = JSON.parse(json);
    return [
      ...[eventStatus, offers?.availability].map(url => url?.replace('https://schema.org/', '')),
      ...[offers?.validFrom, offers?.validThrough, maximumAttendeeCapacity, remainingAttendeeCapacity],
    ];
  };
  /** What the page and its row say, of the words that are given, and the data for search engines. */
  const told = async (language: Language) => {
    const { events, applications } = texts[language];
    const read = async (path: string) =>
      (await (await fetch(`${site.origin}${path}?lng=${language}`)).text()).replaceAll('\u00a0', ' ');
    const [item, list] = [await read(`/radionica/${id}`), await read('/radionice')];
    const row =
      list
        .slice(list.indexOf(`href="${addressIn({ lang: language, path: `/radionica/${id}` })}"`))
        .split('</article>')[0] ?? '';
    const words = [
      ...Object.values(events.tags),
      ...[events.placesLeft_one, events.placesLeft_other, events.waitingList, events.full],
      ...[events.cancelled, events.closed, events.apply, applications.submit],
    ].map(text => text.replace('{{count}}', '1').replace('{{day}}', ''));
    const saidBy = (html: string) => {
      const parts = html.split(/<[^>]*>/);
      return words.filter(word =>
        parts.some(part => (word.endsWith(' ') ? part.startsWith(word) : part === word)),
      );
    };
    return { item: saidBy(item), row: saidBy(row), html: item, data: dataOf(item) };
  };
  const end = '2100-05-01T23:59:00+02:00';
  const { events, applications } = texts.en;
  const form = [events.apply, applications.submit];
  const { running } = events.tags;

  await apply('prva@primjer.ba');
  const left = await told('en');
  expect(left.item).toEqual([running, events.placesLeft_one.replace('{{count}}', '1'), ...form]);
  const open = events.tags.open.replace('{{day}}', '');
  expect(left.row).toEqual([running, open, events.placesLeft_one.replace('{{count}}', '1')]);
  expect(left.data).toEqual(['EventScheduled', 'InStock', undefined, end, 2, 1]);
  expect((await told('bs')).item[1]).toBe('Ostalo je 1 mjesto');

  await apply('druga@primjer.ba');
  const waiting = await told('en');
  expect(waiting.item).toEqual([running, events.waitingList, ...form]);
  expect(waiting.row).toEqual([running, events.tags.waitingList]);
  expect(waiting.data).toEqual(['EventScheduled', 'SoldOut', undefined, end, 2, 0]);

  await change({ waitingList: false });
  const full = await told('en');
  expect([full.item, full.row]).toEqual([
    [running, events.full],
    [running, events.tags.full],
  ]);

  const [applyFrom, applyUntil] = ['2100-03-01T08:00:00.000Z', '2100-04-01T10:00:00.000Z'];
  await change({ waitingList: true, applyFrom, applyUntil });
  const upcoming = await told('en');
  expect(upcoming.html).toContain(
    'Applications are open from 1 March 2100 at 09:00 until 1 April 2100 at 12:00.',
  );
  expect([upcoming.item, upcoming.row]).toEqual([
    [running],
    [running, events.tags.upcoming.replace('{{day}}', '')],
  ]);
  expect(upcoming.data).toEqual(['EventScheduled', 'SoldOut', applyFrom, applyUntil, 2, 0]);

  await change({ cancelled: true });
  const cancelled = await told('en');
  expect(cancelled.item).toEqual([events.tags.cancelled, events.cancelled]);
  expect(cancelled.row).toEqual([events.tags.cancelled]);
  expect(cancelled.data.slice(0, 2)).toEqual(['EventCancelled', undefined]);

  const mapUrl = 'https://www.openstreetmap.org/node/1';
  await change({ online: true, venue: 'Medicinski fakultet', mapUrl, fee: '50 KM' });
  const { html: mixed } = await told('en');
  const shown = ['Medicinski fakultet, Sarajevo', `href="${mapUrl}"`, '50 KM', events.alsoOnline];
  for (const text of [...shown, 'MixedEventAttendanceMode']) expect(mixed).toContain(text);
  await change({ online: true, venue: '', mapUrl: '' });
  const { html: online } = await told('en');
  for (const text of [`>${events.online}<`, 'OnlineEventAttendanceMode', 'VirtualLocation'])
    expect(online).toContain(text);
});

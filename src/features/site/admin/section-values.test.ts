import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Site } from '../contract.ts';
import { changesIn, placeOf, unitsOf, valuesOfUnits } from './section-changes.ts';
import { hasRequired, type SectionName, sectionNames, sectionOf } from './section-fields.ts';
import { readSection, type Sites, untranslated, writeSection } from './section-values.ts';

const person = { role: '', institution: '', photo: null, email: '' };
const words: Site = {
  version: 1,
  name: 'Udruženje',
  short_name: 'UBMB',
  tagline: 'Okupljamo istraživače.',
  mission: '<p>Misija</p>',
  goals: [
    { title: 'Struka', text: 'Razvoj struke' },
    { title: 'Skupovi', text: '' },
  ],
  people: [
    { ...person, name: 'Lejla Đurić', role: 'Predsjednica', body: 'Odbor', email: 'lejla@primjer.ba' },
    { ...person, name: 'Žarko Ćosić', role: 'Član', body: 'Odbor', photo: '/media/a.webp' },
    { ...person, name: 'Adnan Begić', body: 'Skupština' },
  ],
  timeline: [{ year: '1996', title: 'Osnivanje', text: '' }],
  activities: '<p>Aktivnosti</p>',
  contact: { address: 'Ulica 1\n71000 Sarajevo', email: 'info@primjer.ba', phone: '', map_url: '' },
  social: [{ name: 'Facebook', url: 'https://primjer.ba/f' }],
  membership: { text: '<p>Učlanite se</p>', form_url: '/pristupnica.pdf' },
  footer: 'Registar 1',
  notice: null,
};
const english: Site = {
  ...words,
  name: 'Association',
  goals: [
    { title: 'Profession', text: 'Its progress' },
    { title: 'Meetings', text: '' },
  ],
  people: words.people.map((one, place) => ({
    ...one,
    role: ['President', 'Member', ''][place] ?? '',
    body: place < 2 ? 'Board' : 'Assembly',
  })),
};
const sites: Sites = { bs: words, en: english };
const fieldsOf = (name: SectionName) => sectionOf(name).fields;

test('what is read and not changed is no change, in either language', () => {
  for (const name of sectionNames) {
    const values = readSection(fieldsOf(name), sites);
    assert.deepEqual(valuesOfUnits(unitsOf(values)), values, name);
    for (const lang of ['bs', 'en'] as const)
      assert.equal(changesIn(fieldsOf(name), values, structuredClone(values), lang), undefined, name);
  }
});

test('what both languages share goes to both, a text to its own', () => {
  const fields = fieldsOf('contact');
  const before = readSection(fields, sites);
  const after = structuredClone(before);
  after.contact.phone = '+387 33 000 000';
  after.contact.address.en = 'Street 1';
  assert.deepEqual(changesIn(fields, before, after, 'bs'), { contact: { phone: '+387 33 000 000' } });
  assert.deepEqual(changesIn(fields, before, after, 'en'), {
    contact: { phone: '+387 33 000 000', address: 'Street 1' },
  });
});

test('people are grouped by body, and a renamed body is that of all its people', () => {
  const fields = fieldsOf('people');
  const values = readSection(fields, sites);
  assert.deepEqual(
    values.people.map(({ body, people }: { body: object; people: unknown[] }) => [body, people.length]),
    [
      [{ bs: 'Odbor', en: 'Board' }, 2],
      [{ bs: 'Skupština', en: 'Assembly' }, 1],
    ],
  );
  values.people[0].body.bs = 'Upravni odbor';
  values.people.reverse();
  const written = writeSection(fields, values, 'bs').people as Site['people'];
  assert.deepEqual(
    written.map(({ name, body }) => [name, body]),
    [
      ['Adnan Begić', 'Skupština'],
      ['Lejla Đurić', 'Upravni odbor'],
      ['Žarko Ćosić', 'Upravni odbor'],
    ],
  );
});

test('an empty English text stands for the Bosnian one, and is missing unless it is a name', () => {
  const fields = fieldsOf('people');
  const values = readSection(fields, sites);
  assert.equal(untranslated(fields, values), 0);
  values.people[0].people[0].role.en = '';
  assert.equal(untranslated(fields, values), 1);
  values.people[0].people[0].term = { bs: '2026–2030.', en: '' };
  assert.equal(untranslated(fields, values), 1);
  const written = writeSection(fields, values, 'en').people as Site['people'];
  assert.equal(written[0]?.role, 'Predsjednica');
  const goals = fieldsOf('goals');
  assert.equal(untranslated(goals, readSection(goals, { bs: words, en: words })), 3);
});

test('rows of one language alone are found by their titles, and lost in neither', () => {
  const fields = fieldsOf('goals');
  const added = { ...english, goals: [{ title: 'Skupovi', text: 'Meetings' }] };
  assert.deepEqual(readSection(fields, { bs: words, en: added }).goals, [
    { title: { bs: 'Struka', en: '' }, text: { bs: 'Razvoj struke', en: '' } },
    { title: { bs: 'Skupovi', en: '' }, text: { bs: '', en: 'Meetings' } },
  ]);
  const more = { ...english, goals: [...english.goals, { title: 'Third', text: '' }] };
  const { goals } = readSection(fields, { bs: { ...words, goals: [] }, en: more });
  assert.deepEqual(
    goals.map(({ title }: { title: { en: string } }) => title.en),
    ['Profession', 'Meetings', 'Third'],
  );
});

test('what the API refuses is shown where it is typed', () => {
  const people = fieldsOf('people');
  const values = readSection(people, sites);
  const places: [path: string, lang: 'bs' | 'en', place: string][] = [
    ['people.2.email', 'bs', 'people.1.people.0.email'],
    ['people.1.role', 'en', 'people.0.people.1.role.en'],
    ['people.2.role', 'en', 'people.1.people.0.role.bs'],
    ['people.2.body', 'en', 'people.1.body.en'],
    ['people', 'bs', 'people.root'],
  ];
  for (const [path, lang, place] of places) assert.equal(placeOf(people, values, path, lang), place);
  const contact = fieldsOf('contact');
  const typed = readSection(contact, sites);
  assert.equal(placeOf(contact, typed, 'contact.email', 'en'), 'contact.email');
  assert.equal(placeOf(contact, typed, 'social.0.url', 'bs'), 'social.0.url');
  assert.equal(placeOf(contact, typed, 'contact.address', 'en'), 'contact.address.bs');
});

test('a notice without a text is none', () => {
  const fields = fieldsOf('notice');
  const values = readSection(fields, sites);
  assert.deepEqual(writeSection(fields, values, 'bs'), { notice: null });
  values.notice = { text: { bs: 'Skup je odgođen.', en: '' }, from: '', until: '2026-12-01' };
  const notice = { text: 'Skup je odgođen.', from: '', until: '2026-12-01' };
  assert.deepEqual(writeSection(fields, values, 'en'), { notice });
  assert.deepEqual(changesIn(fields, readSection(fields, sites), values, 'en'), { notice });
});

test('the sections are known in which something has to be filled in', () => {
  assert.deepEqual(
    sectionNames.filter(name => hasRequired(sectionOf(name).fields)),
    ['association', 'goals', 'people', 'timeline', 'contact'],
  );
});

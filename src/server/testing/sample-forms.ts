import type { Endpoint } from '#shared/api/endpoint.ts';
import { handlers } from '../features.ts';
import { json, multipart, type TestSite } from './test-site.ts';

export type Fields = Record<string, unknown>;

const days = { startedAt: '2026-11-20', finishedAt: '2098-12-31' };
const person = { firstName: 'Lejla', lastName: 'Đurić', email: 'lejla@primjer.ba' };

/** Complete, valid forms without files. The events last on, because browser tests go by the real clock. */
export const sampleForms = {
  news: {
    title: 'Poziv za sažetke',
    description: 'Rok je kraj mjeseca.',
    content: '<p>Sažeci do 300 riječi.</p>',
    author: 'Urednički odbor',
    category: 'Vijesti',
    publishedAt: '2026-11-20',
    lang: 'bs',
  },
  workshop: {
    title: 'Kvantitativni PCR',
    description: 'Od uzorka do krive.',
    details: '<p>Ponesite <strong>laptop</strong>.</p>',
    instructor: 'Amra Kovač',
    time: '10:30',
    duration: '2 dana',
    capacity: '20',
    location: 'Sarajevo',
    ...days,
    showForm: 'true',
    lang: 'bs',
  },
  symposium: {
    title: 'Simpozij o proteinima',
    description: 'Struktura i funkcija.',
    details: '<h2>Program</h2>',
    time: '09:00',
    location: 'Tuzla',
    organizer: 'UBMB BiH',
    ...days,
    showForm: 'true',
    lang: 'bs',
  },
  congress: {
    title: 'Kongres biohemičara',
    content: '<p>Prvi poziv.</p>',
    url: 'https://kongres.primjer.ba/',
    location: 'Mostar',
    ...days,
    showForm: true,
    lang: 'bs',
  },
  education: { title: 'Ljetna škola', year: 2025, content: '<p>Pet dana.</p>', lang: 'bs' },
  publication: {
    title: 'Bilten',
    description: '<p>Broj 12.</p>',
    url: 'https://primjer.ba/bilten.pdf',
    lang: 'bs',
  },
  page: { title: 'Statut', content: '<p>Udruženje je pravno lice.</p>', lang: 'bs' },
  question: { name: 'Adnan', email: 'adnan@primjer.ba', message: 'Kada je sljedeća radionica?' },
  member: person,
  application: { ...person, applicationType: 'workshop', consent: true },
  album: { title: 'Ljetna škola 2025', description: 'primjer.ba/skola' },
} satisfies Record<string, Fields>;

export const samplePdf = new File(['%PDF-1.7\n%%EOF\n'], 'program.pdf', { type: 'application/pdf' });

/** Encodes fields as JSON or multipart; fields that are `undefined` are left out. */
export function bodyOf(type: 'json' | 'multipart', fields: Fields): Pick<RequestInit, 'headers' | 'body'> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (type === 'json') {
    const { headers, body } = json(Object.fromEntries(given));
    return { headers: headers ?? {}, body: body ?? null };
  }
  const parts = given.map(([name, value]) => [name, value instanceof Blob ? value : String(value)]);
  return { body: multipart(Object.fromEntries(parts)) };
}

/** A sample form with changes, as a multipart body. */
export function formOf(kind: keyof typeof sampleForms, changes: Fields = {}): FormData {
  return bodyOf('multipart', { ...sampleForms[kind], ...changes }).body as FormData;
}

/** Creates an item from a sample form with changes, as the admin or a visitor does; returns the response. */
export async function create<Created = { id: number } & Fields>(
  site: TestSite,
  kind: keyof typeof sampleForms,
  changes: Fields = {},
): Promise<Created> {
  const name = `create${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  const call = handlers.find(({ endpoint }) => endpoint.name === name)?.endpoint;
  if (!call) throw new Error(`No call ${name}`);
  return createBy<Created>(site, call, { ...sampleForms[kind], ...changes });
}

/** Makes a create call as an administrator; returns the response. */
export async function createBy<Created>(site: TestSite, call: Endpoint, fields: Fields): Promise<Created> {
  const { headers, body } = bodyOf(call.body?.types[0] === 'json' ? 'json' : 'multipart', fields);
  const signedIn = await site.signIn();
  const response = await site.call<Created>(call.path, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), ...signedIn },
    body: body ?? null,
  });
  if (response.status !== 201) throw new Error(`Not created: ${JSON.stringify(response.body)}`);
  return response.body;
}

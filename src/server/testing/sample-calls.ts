import type { Endpoint } from '#shared/endpoint.ts';
import { bodyOf, create, type Fields, sampleForms, samplePdf } from './sample-forms.ts';
import { samplePicture } from './sample-pictures.ts';
import { administrator, multipart, type TestSite } from './test-site.ts';

/** A right call of an endpoint: its query, and the fields of its body. */
export type SampleCall = { query?: Record<string, string | number>; fields?: Fields };

/** The ids of one thing of every kind. */
export type SampleIds = Record<
  Exclude<keyof typeof sampleForms, 'application'> | 'workshopApplication' | 'suspect' | 'image',
  number
>;

/** Makes one thing of every kind. */
export async function fillSite(site: TestSite): Promise<SampleIds> {
  const image = await samplePicture();
  const id = async (kind: Parameters<typeof create>[1], changes: Fields = {}) =>
    (await create(site, kind, changes)).id;
  const workshop = await id('workshop', { image, pdf: samplePdf });
  const album = await id('album', { cover_image: image });
  const added = await site.call<{ id: number }>('/gallery_images.php', {
    method: 'POST',
    headers: await site.signIn(),
    body: multipart({ album_id: String(album), image }),
  });
  return {
    news: await id('news', { image }),
    workshop,
    symposium: await id('symposium', { image }),
    congress: await id('congress'),
    education: await id('education'),
    publication: await id('publication'),
    question: await id('question'),
    member: await id('member'),
    workshopApplication: await id('application', { workshopId: workshop }),
    suspect: await id('question', { website: 'primjer.ba' }),
    album,
    image: added.body.id,
  };
}

const image = await samplePicture({ colour: '#804000' });

/** A right call of every endpoint, by its name. */
export const sampleCalls: Record<string, (ids: SampleIds) => SampleCall> = {
  health: () => ({}),
  login: () => ({ fields: administrator }),
  showSession: () => ({}),
  listSessions: () => ({}),
  endOtherSessions: () => ({}),
  logout: () => ({}),
  changePassword: () => ({
    fields: { currentPassword: administrator.password, newPassword: 'druga-lozinka' },
  }),
  ...contentSamples('News', 'News', 'news', { image }),
  ...contentSamples('Workshop', 'Workshops', 'workshop', { image, pdf: samplePdf }),
  ...contentSamples('Symposium', 'Symposia', 'symposium', { image }),
  ...contentSamples('Congress', 'Congresses', 'congress'),
  ...contentSamples('Education', 'Education', 'education'),
  ...contentSamples('Publication', 'Publications', 'publication'),
  ...recordSamples('Question', 'Questions', 'question'),
  ...recordSamples('Member', 'Members', 'member'),
  countApplications: ids => ({ query: { action: 'count', id: ids.workshop } }),
  countApplicationsByEvent: ids => ({
    query: { action: 'counts', ids: `${ids.workshop},${ids.congress}` },
  }),
  listApplications: ids => ({ query: { id: ids.workshop, application_type: 'workshop' } }),
  pageApplications: ids => ({ query: { id: ids.workshop, application_type: 'workshop', page: 1 } }),
  createApplication: ids => ({ fields: { ...sampleForms.application, workshopId: ids.workshop } }),
  deleteApplication: ids => ({ query: { id: ids.workshopApplication } }),
  countUnseenQuestions: () => ({}),
  markQuestionsSeen: ids => ({ query: { ids: ids.question } }),
  listSuspects: () => ({ query: { kind: 'question' } }),
  releaseSuspect: ids => ({ query: { id: ids.suspect } }),
  deleteSuspect: ids => ({ query: { id: ids.suspect } }),
  pageAlbums: () => ({}),
  showAlbum: ids => ({ query: { id: ids.album } }),
  createAlbum: () => ({ fields: { ...sampleForms.album, cover_image: image } }),
  updateAlbum: ids => ({ query: { id: ids.album }, fields: { title: 'Novi naslov' } }),
  deleteAlbum: ids => ({ query: { id: ids.album } }),
  listImages: ids => ({ query: { album_id: ids.album } }),
  createImage: ids => ({ fields: { album_id: ids.album, position: 1, image } }),
  deleteImage: ids => ({ query: { image_id: ids.image } }),
  showOverview: () => ({}),
};

function contentSamples(
  one: string,
  many: string,
  kind: keyof SampleIds & keyof typeof sampleForms,
  files: Fields = {},
): typeof sampleCalls {
  const fields = { ...sampleForms[kind], ...files };
  return {
    [`list${many}`]: () => ({}),
    [`page${many}`]: () => ({ query: { page: 1 } }),
    [`show${one}`]: ids => ({ query: { id: ids[kind] } }),
    [`create${one}`]: () => ({ fields }),
    [`update${one}`]: ids => ({ query: { id: ids[kind] }, fields: { ...fields, title: 'Novi naslov' } }),
    [`delete${one}`]: ids => ({ query: { id: ids[kind] } }),
  };
}

function recordSamples(one: string, many: string, kind: 'question' | 'member'): typeof sampleCalls {
  return {
    [`list${many}`]: () => ({}),
    [`page${many}`]: () => ({ query: { page: 1 } }),
    [`create${one}`]: () => ({ fields: sampleForms[kind] }),
    [`delete${one}`]: ids => ({ query: { id: ids[kind] } }),
  };
}

/** The request of a call: its path below `/api`, and the rest as `fetch` takes it. */
export function requestOf(
  { method, path, body }: Endpoint,
  { query = {}, fields }: SampleCall,
  headers: Record<string, string> = {},
): [path: string, init: RequestInit] {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { headers: own, ...encoded } =
    fields && body ? bodyOf(body.types[0] === 'json' ? 'json' : 'multipart', fields) : {};
  return [`${path}?${search}`, { method, headers: { ...(own as object), ...headers }, ...encoded }];
}

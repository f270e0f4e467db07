import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';

type Item = Record<string, unknown> & { id: number | string };
export type OldContent = Record<string, Item[]>;

/** What the old site answers otherwise than it should, by a request; undefined where it answers as always. */
type Fault = (url: URL, request: IncomingMessage, response: ServerResponse) => boolean;

const picture = Buffer.from(await (await samplePicture()).arrayBuffer());
const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\ntrailer\n%%EOF\n');

const event = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  title: `Radionica ${id}`,
  description: 'Opis <b>bez</b> oblika',
  details: '<p>Program</p>',
  started_at: '2024-05-02',
  finished_at: '2024-05-03',
  time: '9:30',
  location: 'Tuzla',
  lang: 'bs',
  show_application_form: 'true',
  ...more,
});

/** What an association's old site has, with all that one finds in it. */
export function oldContent(): OldContent {
  return {
    news: [
      {
        ID: 7,
        Title: 'Vijest velikim slovima',
        Description: 'Opis',
        Content:
          '<font color="red"><B>Crveno</B></font><script>x()</script><p>Tekst <img src="/uploads/u-tekstu.png"></p>',
        Category: 'VIJESTI',
        Author: 'Uredništvo',
        Published_At: '2023-04-05 10:11:12',
        Image: 'uploads/slika.jpg',
        Lang: 'BS',
      } as unknown as Item,
      {
        id: '9',
        title: 'News in English',
        description: 'Text',
        content: '<p>Text</p>',
        category: 'Events',
        author: 'Office',
        published_at: '05.04.2023.',
        image: '/uploads/nema.jpg',
        lang: 'en',
      },
      {
        id: 12,
        title: '',
        content: 'Bez naslova i datuma',
        category: 'nepoznato',
        published_at: '0000-00-00',
        lang: 'bs',
      },
    ],
    workshops: [
      event(5, {
        instructor: 'Dr. Čavić',
        duration: '2 dana',
        capacity: '20',
        image_url: '/uploads/slika.jpg',
        pdf_url: 'uploads/program.pdf',
        date: '2024-05-02',
      }),
      event(6, {
        lang: 'en',
        started_at: '2024-06-09',
        finished_at: '2024-06-01',
        show_application_form: false,
      }),
    ],
    symposium: [event(5, { title: 'Simpozij 5', organizer: 'Udruženje' })],
    congress: [
      event(6, {
        title: 'Kongres 6',
        url: 'kongres bez adrese',
        location: 'Hotel &quot;Tuzla&quot; &#38; dvorana',
        content: '<h2>Program</h2>',
        details: undefined,
      }),
    ],
    education: [{ id: 3, title: 'Edukacija', year: '2021', content: '<p>Tekst</p>', lang: 'bs' }],
    publications: [
      { id: 4, title: 'Publikacija', description: '<p>Opis</p>', url: 'primjer.ba/rad', lang: 'bs' },
      { id: 8, title: 'Publication', description: '', url: '', lang: 'en' },
    ],
    albums: [
      {
        id: 2,
        title: 'Skupština',
        description: 'primjer.ba/skupstina',
        cover_image: '/uploads/slika.jpg',
        image_count: 3,
        created_at: '2022-03-04T05:06:07.000Z',
      },
    ],
    images: [
      { id: 21, album_id: 2, image_url: '/uploads/slika.jpg', title: 'Prva' },
      { id: 25, album_id: 2, image_url: '/uploads/u-tekstu.png', title: 'Druga' },
      { id: 23, album_id: 2, image_url: '/uploads/nema.jpg', title: 'Treća' },
    ],
    applications: [
      {
        id: 31,
        event: 5,
        type: 'symposium',
        first_name: 'Amra',
        last_name: 'Hodžić',
        email: 'amra@primjer.ba',
        membership_type: 'Student',
        created_at: '2024-01-02 03:04:05',
      },
      { id: 32, event: 5, type: 'workshop', first_name: 'Bez', last_name: 'Adrese', email: 'nema' },
    ],
    questions: [
      { id: 41, name: 'Emir', email: 'emir@primjer.ba', message: 'Kada?', created_at: '2024-02-03 04:05:06' },
    ],
    members: [
      {
        id: 51,
        first_name: 'Lejla',
        last_name: 'Šarić',
        email: 'lejla@primjer.ba',
        membership_type: 'penzioner',
      },
    ],
  };
}

const lists: Readonly<Record<string, string>> = {
  'news.php': 'news',
  'symposium.php': 'symposium',
  'workshops.php': 'workshops',
  'congress.php': 'congress',
  'education.php': 'education',
  'publications.php': 'publications',
};
const details: Readonly<Record<string, string>> = {
  'news-item.php': 'news',
  'symposiumDetails.php': 'symposium',
  'workshop.php': 'workshops',
  'congressDetails.php': 'congress',
  'publication.php': 'publications',
};
const personal = ['applications.php', 'questions.php', 'members.php'];

const idOf = (item: Item) => Number(item.id ?? item.ID);
const langOf = (item: Item) => String(item.lang ?? item.Lang).toLowerCase();

type Options = { content?: OldContent; fault?: Fault; isPaged?: boolean };

/** A site with the calls of the first one, as it might have been written: its own code, and its own quirks. */
export async function startOldSite(
  t: { after: (step: () => void) => unknown },
  { content = oldContent(), fault = () => false, isPaged = false }: Options = {},
) {
  const state = { content, fault, token: 'kljuc' };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${url.pathname}${url.search}`);
    if (state.fault(url, request, response)) return;
    const file = fileAt(url.pathname);
    if (file) return void response.end(file);
    const name = url.pathname.replace('/api/', '');
    if (personal.includes(name) && request.headers.authorization !== `Bearer ${state.token}`)
      return answer(response, 401, { error: 'Unauthorized' });
    const found = url.pathname.startsWith('/api/')
      ? answerTo(state.content, name, url.searchParams, isPaged)
      : undefined;
    answer(response, found === undefined ? 404 : 200, found ?? { error: 'Not found' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: new URL(`http://127.0.0.1:${port}/api`), port, asked, state };
}

function fileAt(path: string): Buffer | undefined {
  if (path === '/uploads/slika.jpg' || path === '/uploads/u-tekstu.png') return picture;
  return path === '/uploads/program.pdf' ? pdf : undefined;
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  // As PHP writes it where a file begins with the mark.
  response.end(`\ufeff${JSON.stringify(body)}`);
}

function answerTo(content: OldContent, name: string, query: URLSearchParams, isPaged: boolean): unknown {
  const list = content[lists[name] ?? ''];
  if (list) return inPages(inLanguage(list, query), query, isPaged);
  const ofDetails = content[details[name] ?? ''];
  if (ofDetails) return ofDetails.find(item => idOf(item) === Number(query.get('id')));
  if (name === 'gallery.php') return galleryAnswer(content, query);
  if (name === 'applications.php')
    return (content.applications ?? []).filter(
      ({ event, type }) => event === Number(query.get('id')) && type === query.get('application_type'),
    );
  return name === 'questions.php' ? content.questions : name === 'members.php' ? content.members : undefined;
}

function inLanguage(items: Item[], query: URLSearchParams): Item[] {
  const lang = query.get('lang');
  return query.get('all') === 'true' ? items : items.filter(item => langOf(item) === (lang ?? 'bs'));
}

function inPages(items: Item[], query: URLSearchParams, isPaged: boolean): unknown {
  if (!isPaged) return items;
  const page = Number(query.get('page') ?? 1);
  return { items: items.slice(page - 1, page), totalPages: items.length, page };
}

function galleryAnswer({ albums = [], images = [] }: OldContent, query: URLSearchParams): unknown {
  if (query.has('album_id'))
    return images.filter(({ album_id }) => album_id === Number(query.get('album_id')));
  if (query.has('id')) return { items: albums.filter(({ id }) => id === Number(query.get('id'))) };
  return { items: albums, totalPages: 1 };
}

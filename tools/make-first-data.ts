/**
 * Makes the data of version 0.1.0 that tests upgrade from: `node tools/make-first-data.ts FOLDER`, where FOLDER is a
 * worktree of ce186bd with its packages and its build. The pictures of its examples are made small there; then that site is started with its example content, given something of everything that
 * it could keep, asked for everything, and backed up by its own command.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { answering, freePort } from '../e2e/support/site.ts';

const old = resolve(process.argv[2] ?? '');
const target = join(import.meta.dirname, '../src/server/testing/site-0.1.0');
const account = { email: 'urednica@primjer.ba', password: 'lozinka iz prve verzije' };
const second = { email: 'saradnik@primjer.ba', password: 'druga stara lozinka' };

type Fields = Record<string, unknown>;

const folder = await mkdtemp(join(tmpdir(), 'first-data-'));
const dataDir = join(folder, 'data');
const port = String(await freePort());
const origin = `http://localhost:${port}`;
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: port,
  DATA_DIR: dataDir,
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
  RATE_LIMIT: 'off',
};
for (const file of globSync(join(old, 'src/features/site/starter/pictures/*.webp')))
  await writeFile(
    file,
    await sharp(await readFile(file))
      .resize(240)
      .webp({ quality: 60 })
      .toBuffer(),
  );

const program = (name: string) => join(old, name);
const site = spawn(process.execPath, [program('src/server/main.ts')], {
  cwd: old,
  env: environment,
  stdio: 'ignore',
});
await answering(`${origin}/api/health`, () => site.exitCode !== null && 'at once');

let token = '';

async function call(method: string, path: string, body?: BodyInit, type?: string): Promise<Fields> {
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(type && { 'Content-Type': type }),
  };
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  const answer = (await response.json()) as Fields;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

const sendJson = (method: string, path: string, fields: Fields) =>
  call(method, path, JSON.stringify(fields), 'application/json');

function sendForm(method: string, path: string, fields: Fields): Promise<Fields> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof File) form.append(name, value);
    else form.append(name, String(value));
  return call(method, path, form);
}

async function picture(name: string, colour: string, width = 900, height = 600): Promise<File> {
  const image = sharp({ create: { width, height, channels: 3, background: colour } });
  const bytes = name.endsWith('.png') ? await image.png().toBuffer() : await image.jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

const pdf = (text: string) =>
  new File([`%PDF-1.7\n% ${text}\n%%EOF\n`], 'program.pdf', { type: 'application/pdf' });

const richText = `<h2>Šta ćemo čuti</h2><p>Čvrste <strong>tačke</strong> i <em>žive</em> veze, đak &amp; ćelija.</p>
<ul><li><p>prva</p></li><li><p>druga</p></li></ul><blockquote><p>Red je red.</p></blockquote>
<p><a href="https://primjer.ba/a?b=1&amp;c=2">Više</a></p>`;

const allFields = {
  firstName: 'Željka',
  lastName: 'Đurđević-Čović',
  birthYear: '1990',
  email: 'zeljka@primjer.ba',
  faculty: 'Prirodno-matematički fakultet',
  professionalDegree: 'dipl. biohemičar',
  scientificDegree: 'doktor nauka',
  firm: 'Institut „Ćelija”',
  workAddress: 'Zmaja od Bosne 33',
  workPhone: '+387 33 123 456',
  workPostalCode: '71000',
  homeAddress: 'Šetalište bb',
  homePhone: '061 234 567',
  homePostalCode: '71210',
  city: 'Ilidža',
  scientificActivity: 'proteomika',
  specialization: 'medicinska biohemija',
  membershipType: 'počasni član',
};

async function addNews(): Promise<void> {
  const form = {
    title: 'Čestitke dobitnicima – šest nagrađenih',
    description: 'Rezultati konkursa za žive ćelije.',
    content: richText,
    author: 'Uredništvo',
    category: 'Vijesti',
    publishedAt: '2026-11-20',
    lang: 'bs',
  };
  const { id } = await sendForm('POST', '/news.php', {
    ...form,
    image: await picture('čaša.jpg', '#3b6ea5'),
  });
  await sendForm('POST', `/news-item.php?id=${id}`, {
    description: 'Rezultati konkursa, ispravljeni.',
    version: 1,
  });
  await sendForm('POST', '/news.php', {
    ...form,
    title: 'Congratulations to the winners',
    description: 'Results.',
    lang: 'en',
    image: await picture('upright.png', '#a53b6e', 400, 700),
  });
  const gone = await sendForm('POST', '/news.php', {
    ...form,
    title: 'Obrisana',
    image: await picture('x.jpg', '#000'),
  });
  await call('DELETE', `/news-item.php?id=${gone.id}`);
}

function apply(event: Fields, applicationType: string, fields: Fields): Promise<Fields> {
  return sendJson('POST', '/applications.php', { ...fields, workshopId: event.id, applicationType });
}

async function addEvents(): Promise<void> {
  const days = {
    startedAt: '2090-05-14',
    finishedAt: '2090-05-15',
    location: 'Sarajevo',
    showForm: 'true',
    lang: 'bs',
  };
  const workshopForm = {
    ...days,
    title: 'Kvantitativni PCR za početnike',
    description: 'Od uzorka do krive, dva dana u laboratoriji.',
    details: richText,
    instructor: 'Amra Kovač',
    time: '10:00',
    duration: '2 dana',
    capacity: 2,
  };
  const workshop = await sendForm('POST', '/workshops.php', {
    ...workshopForm,
    image: await picture('gel.jpg', '#20a040'),
    pdf: pdf('Program radionice'),
  });
  const person = { firstName: 'Lejla', lastName: 'Hadžić', email: 'lejla@primjer.ba', consent: true };
  await apply(workshop, 'workshop', { ...allFields, consent: true });
  await apply(workshop, 'workshop', person);
  // More than there are places, a second time, and one without consent, as a program of then could send it.
  await apply(workshop, 'workshop', { ...person, email: 'LEJLA@primjer.ba', firm: 'Druga prijava' });
  await apply(workshop, 'workshop', { firstName: 'Goran', lastName: 'Šarić', email: 'goran@primjer.ba' });
  await apply(workshop, 'workshop', {
    ...person,
    email: 'robot@primjer.ba',
    website: 'https://spam.primjer.ba',
  });

  const past = await sendForm('POST', '/workshops.php', {
    ...workshopForm,
    title: 'Western blot (održana)',
    pdf: pdf('Stari program'),
  });
  await apply(past, 'workshop', person);
  await sendForm('POST', `/workshop.php?id=${past.id}`, {
    startedAt: '2026-03-05',
    finishedAt: '2026-03-06',
    pdf: pdf('Novi program'),
  });
  await sendForm('POST', '/workshops.php', {
    ...workshopForm,
    title: 'PCR for beginners',
    lang: 'en',
    showForm: 'false',
    capacity: 0,
    pdf: pdf('Programme'),
  });

  const symposium = await sendForm('POST', '/symposium.php', {
    ...days,
    title: 'Simpozij „Žive membrane”',
    description: 'Struktura i funkcija.',
    details: richText,
    time: '09:30',
    organizer: 'Društvo i Univerzitet',
    image: await picture('membrana.png', '#b03060'),
  });
  await apply(symposium, 'symposium', { ...allFields, email: 'druga@primjer.ba', consent: true });
  const congress = await sendJson('POST', '/congress.php', {
    ...days,
    title: 'Sedmi kongres biohemičara',
    content: richText,
    url: 'https://kongres.primjer.ba/',
    showForm: true,
  });
  await apply(congress, 'congress', person);
}

async function addTexts(): Promise<void> {
  await sendJson('POST', '/education.php', {
    title: 'Ljetna škola',
    year: 2025,
    content: richText,
    lang: 'bs',
  });
  await sendJson('POST', '/education.php', {
    title: 'Summer school',
    year: 1998,
    content: richText,
    lang: 'en',
  });
  const publication = { description: richText, url: 'https://primjer.ba/bilten.pdf' };
  await sendJson('POST', '/publications.php', { ...publication, title: 'Bilten, broj 12', lang: 'bs' });
  await sendJson('POST', '/publications.php', { ...publication, title: 'Bulletin 12', lang: 'en' });
}

async function addAlbum(): Promise<void> {
  const album = await sendForm('POST', '/gallery.php', {
    title: 'Škola u Međugorju',
    description: 'primjer.ba/skola',
    cover_image: await picture('naslovna.jpg', '#806020'),
  });
  for (const [name, colour, position] of [
    ['treća.jpg', '#102030', 3],
    ['prva.jpg', '#405060', 1],
    ['druga.png', '#708090', 2],
  ] as const)
    await sendForm('POST', '/gallery_images.php', {
      album_id: album.id,
      image: await picture(name, colour),
      position,
    });
}

async function addPeople(): Promise<void> {
  await sendJson('POST', '/members.php', allFields);
  await sendJson('POST', '/members.php', {
    firstName: 'Mirza',
    lastName: 'Čolić',
    email: 'mirza@primjer.ba',
  });
  const question = {
    name: 'Adnan Žiga',
    email: 'adnan@primjer.ba',
    message: 'Kada je sljedeća radionica?\n\nHvala, đaci.',
  };
  await sendJson('POST', '/questions.php', question);
  await sendJson('POST', '/questions.php', {
    ...question,
    message: 'https://spam.primjer.ba',
    openForMs: 100,
  });
  execFileSync(process.execPath, [program('scripts/user.ts'), second.email, '--password-stdin'], {
    cwd: old,
    env: environment,
    input: second.password,
  });
}

/** Calls by their paths, and what the site answers them. */
const answers: Record<string, unknown> = {};

async function record(path: string): Promise<unknown> {
  answers[path] = await call('GET', path);
  return answers[path];
}

async function recordContent(): Promise<void> {
  for (const [list, item] of [
    ['news', 'news-item'],
    ['workshops', 'workshop'],
    ['symposium', 'symposiumDetails'],
    ['congress', 'congressDetails'],
    ['education', 'education'],
    ['publications', 'publication'],
  ]) {
    for (const lang of ['bs', 'en']) await record(`/${list}.php?lang=${lang}&page=1&pageSize=50`);
    const all = (await record(`/${list}.php?all=true`)) as { id: number }[];
    for (const { id } of all) await record(`/${item}.php?id=${id}`);
  }
}

async function recordPeople(): Promise<void> {
  for (const [kind, list] of [
    ['workshop', 'workshops'],
    ['symposium', 'symposium'],
    ['congress', 'congress'],
  ] as const)
    for (const { id } of answers[`/${list}.php?all=true`] as { id: number }[]) {
      await record(`/applications.php?id=${id}&application_type=${kind}`);
      await record(`/applications.php?action=count&id=${id}`);
      await record(`/suspects?kind=application&event=${id}`);
    }
  for (const path of ['/members.php', '/questions.php', '/suspects?kind=question', '/session'])
    await record(path);
}

async function recordAlbums(): Promise<void> {
  const { items } = (await record('/gallery.php?page=1&pageSize=100')) as { items: { id: number }[] };
  for (const { id } of items) await record(`/gallery.php?album_id=${id}`);
}

/** The addresses of all pages, and their headings. */
async function readPages(): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages: Record<string, string> = {};
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    const html = await (await fetch(origin + pathname + search)).text();
    pages[pathname + search] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
  }
  return pages;
}

try {
  token = String((await sendJson('POST', '/login.php', account)).token);
  for (const add of [addNews, addEvents, addTexts, addAlbum, addPeople]) await add();
  await recordContent();
  await recordPeople();
  await recordAlbums();
  const pages = await readPages();
  const file = join(folder, 'backup.tar');
  execFileSync(process.execPath, [program('scripts/backup.ts'), file], { cwd: old, env: environment });
  await writeFile(join(target, 'backup.tar.gz'), gzipSync(await readFile(file), { level: 9 }));
  const recorded = { made: new Date().toISOString(), accounts: [account, second], token, answers, pages };
  await writeFile(join(target, 'recorded.json.gz'), gzipSync(JSON.stringify(recorded), { level: 9 }));
} finally {
  site.kill();
  await once(site, 'exit');
  await rm(folder, { recursive: true });
}

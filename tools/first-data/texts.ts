import type { FirstSite } from './first-site.ts';
import { picture, richText } from './samples.ts';

export async function addNews(site: FirstSite): Promise<void> {
  const form = {
    title: 'Čestitke dobitnicima – šest nagrađenih',
    description: 'Rezultati konkursa za žive ćelije.',
    content: richText,
    author: 'Uredništvo',
    category: 'Vijesti',
    publishedAt: '2026-11-20',
    lang: 'bs',
  };
  const { id } = await site.postForm('/news.php', {
    ...form,
    image: await picture('čaša.jpg', '#3b6ea5'),
  });
  await site.postForm(`/news-item.php?id=${id}`, {
    description: 'Rezultati konkursa, ispravljeni.',
    version: 1,
  });
  await site.postForm('/news.php', {
    ...form,
    title: 'Congratulations to the winners',
    description: 'Results.',
    lang: 'en',
    image: await picture('upright.png', '#a53b6e', 400, 700),
  });
  const gone = await site.postForm('/news.php', {
    ...form,
    title: 'Obrisana',
    image: await picture('x.jpg', '#000'),
  });
  await site.call('DELETE', `/news-item.php?id=${gone.id}`);
}

export async function addTexts(site: FirstSite): Promise<void> {
  await site.postJson('/education.php', {
    title: 'Ljetna škola',
    year: 2025,
    content: richText,
    lang: 'bs',
  });
  await site.postJson('/education.php', {
    title: 'Summer school',
    year: 1998,
    content: richText,
    lang: 'en',
  });
  const publication = { description: richText, url: 'https://primjer.ba/bilten.pdf' };
  await site.postJson('/publications.php', { ...publication, title: 'Bilten, broj 12', lang: 'bs' });
  await site.postJson('/publications.php', { ...publication, title: 'Bulletin 12', lang: 'en' });
}

export async function addAlbum(site: FirstSite): Promise<void> {
  const album = await site.postForm('/gallery.php', {
    title: 'Škola u Međugorju',
    description: 'primjer.ba/skola',
    cover_image: await picture('naslovna.jpg', '#806020'),
  });
  for (const [name, colour, position] of [
    ['treća.jpg', '#102030', 3],
    ['prva.jpg', '#405060', 1],
    ['druga.png', '#708090', 2],
  ] as const)
    await site.postForm('/gallery_images.php', {
      album_id: album.id,
      image: await picture(name, colour),
      position,
    });
}

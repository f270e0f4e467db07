import { educationCalls } from '#features/education/contract.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import { albumCalls } from '#features/gallery/contract.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { newsCalls } from '#features/news/contract.ts';
import { publicationCalls } from '#features/publications/contract.ts';
import { type Fields, sampleForms, samplePdf } from '#server/testing/sample-forms.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { createApi, signIn } from './api.ts';

const word = 'Interdisciplinarnomolekularnobiohemijskofarmakogenetičkoistraživanjeproteina';
const html = `<h2>${word}</h2><p>${word}</p><ul><li>${word}</li></ul><pre><code>${word}</code></pre>`;
const inLongWords: Fields = {
  title: word,
  description: word,
  content: html,
  details: html,
  author: word,
  organizer: word,
  instructor: word,
  location: word,
  duration: word,
};

/** Dates that sort an event first. */
const farAway = { startedAt: '2099-01-01', finishedAt: '2099-12-31' };

/**
 * Adds an item with words of 76 letters to every type, first in its list and on the home page. Returns the
 * addresses of their pages.
 */
export async function addLongWords(origin: string): Promise<string[]> {
  const api = createApi(origin, await signIn(origin));
  const make = async (create: Endpoint, form: Fields, folder?: string): Promise<string[]> => {
    const fields = Object.fromEntries(
      Object.entries(form).map(([name, value]) => [name, inLongWords[name] ?? value]),
    );
    const answer = await api.call(create, { fields });
    if (answer?.status !== 201) throw new Error(`${create.name}: ${JSON.stringify(answer)}`);
    return folder ? [`${folder}/${answer.body.id}`] : [];
  };
  const news = { ...sampleForms.news, publishedAt: new Date().toISOString().slice(0, 10) };
  const album = { title: word, description: `primjer.ba/${word}`, cover_image: await samplePicture() };
  return [
    ...(await make(newsCalls.create, news, '/novosti')),
    ...(await make(newsCalls.create, news)),
    ...(await make(newsCalls.create, news)),
    ...(await make(
      workshopCalls.create,
      { ...sampleForms.workshop, ...farAway, pdf: samplePdf },
      '/radionica',
    )),
    ...(await make(symposiumCalls.create, { ...sampleForms.symposium, ...farAway }, '/simpozij')),
    ...(await make(
      congressCalls.create,
      { ...sampleForms.congress, ...farAway, url: `https://primjer.ba/${word}` },
      '/kongres',
    )),
    ...(await make(educationCalls.create, { ...sampleForms.education, year: 2099 })),
    ...(await make(publicationCalls.create, { ...sampleForms.publication, content: undefined })),
    ...(await make(albumCalls.create, album, '/galerija')),
  ];
}

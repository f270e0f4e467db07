import type { Field } from '#features/content/fields.ts';
import { contentSamples } from '#features/content/testing/content-samples.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { createApi, signIn } from './api.ts';

const word = 'Interdisciplinarnomolekularnobiohemijskofarmakogenetičkoistraživanjeproteina';
const html = `<h2>${word}</h2><p>${word}</p><ul><li>${word}</li></ul><pre><code>${word}</code></pre>`;
/** Values that are words without end, by the kind of their field. */
const longValues: Partial<Record<Field['kind'], string>> = {
  line: word,
  text: word,
  html,
  url: `https://primjer.ba/${word}`,
  link: `primjer.ba/${word}`,
};

/** Days and years that sort an item first. */
const first = { startedAt: '2099-01-01', finishedAt: '2099-12-31', year: 2099 };
const news = { publishedAt: new Date().toISOString().slice(0, 10) };

/**
 * Adds an item with words of 76 letters to every type, first in its list and on the home page. Returns the
 * addresses of their pages.
 */
export async function addLongWords(origin: string): Promise<string[]> {
  const api = createApi(origin, await signIn(origin));
  const picture = await samplePicture();
  const pages: string[] = [];
  for (const { kind, calls, fields, formWith, itemPage } of contentSamples) {
    const words = Object.entries(fields).map(([name, field]) => [name, longValues[field.kind]] as const);
    const form = {
      ...formWith(picture),
      ...Object.fromEntries(words.filter(([, value]) => value)),
      ...(kind === 'news' ? news : first),
    };
    // The home page shows three news.
    for (let number = kind === 'news' ? 3 : 1; number > 0; number -= 1) {
      const answer = await api.call(calls.create, { fields: form });
      if (answer?.status !== 201) throw new Error(`${kind}: ${JSON.stringify(answer)}`);
      if (number === 1 && itemPage) pages.push(itemPage.href({ id: Number(answer.body.id) }));
    }
  }
  return pages;
}

import type { Field } from '#features/content/fields.ts';
import { contentSamples } from '#features/content/testing/content-samples.ts';
import { fileCalls } from '#features/files/contract.ts';
import { hasFiles } from '#features/files/kinds.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { siteCalls } from '#features/site/contract.ts';
import { samplePdf } from '#server/testing/sample-forms.ts';
import { dayIn } from '#shared/instants.ts';
import { createApi, signIn } from '../api.ts';

const word = 'Interdisciplinarnomolekularnobiohemijskofarmakogenetičkoistraživanjeproteina';
const table = `<table><tbody><tr><th>${word}</th><td>${word}</td></tr></tbody></table>`;
const html = `<h1>${word}</h1><p>${word}</p>${table}<ul><li>${word}</li></ul><pre><code>${word}</code></pre>`;

/** What the association says where a form and a notice stand. */
const ownWords = {
  notice: { text: `${word}, https://primjer.ba/${word}.`, from: null, until: null },
  membership: {
    text: html,
    form_url: `https://primjer.ba/${word}.pdf`,
    fees: table.replaceAll(word, `${word}a`),
  },
};

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
const news = { publishedAt: dayIn('Europe/Sarajevo', new Date()) };

/**
 * Adds an item with words of 76 letters to every type, with a file where it may have some, first in its list and on the
 * home page, and such words of the association. Returns the addresses of the items' pages.
 */
export async function addLongWords(origin: string): Promise<string[]> {
  const api = createApi(origin, await signIn(origin));
  const picture = await samplePicture();
  const said = await api.call(siteCalls.update, { query: { lang: 'bs' }, fields: ownWords });
  if (said?.status !== 200) throw new Error(JSON.stringify(said));
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
      const { id, slug } = answer.body as { id: number; slug?: string };
      if (number === 1 && itemPage) pages.push(itemPage.href({ id, slug }));
      if (!hasFiles(kind)) continue;
      const file = { type: kind, id, title: word, file: samplePdf };
      const added = await api.call(fileCalls.create, { fields: file });
      if (added?.status !== 201) throw new Error(`${kind}: ${JSON.stringify(added)}`);
    }
  }
  return pages;
}

import { join } from 'node:path';
import type { Example } from '#features/content/server/starter.ts';
import { prepareItemFile } from '#features/files/server/actions.ts';
import { type Language, languages } from '#shared/language.ts';
import { pageContent } from './server/content.ts';
import { bs } from './starter/bs.ts';
import { en } from './starter/en.ts';

const texts = { bs, en };
const membershipForm = join(import.meta.dirname, '../../../public/pristupnica.pdf');
/** Made by tools/make-icons.ts. */
const logo = join(import.meta.dirname, 'starter/logo.pdf');

type Text = { title: string; content: string };

/** A page for documents and one for the media, in both languages, each with a file. */
export function pageExamples(): Example[] {
  const both = (of: (lang: Language) => Example) => languages.map(of);
  return [
    ...both(lang => {
      const { form: title, ...text } = texts[lang].documents;
      return pageWithFile(lang, text, { title, path: membershipForm });
    }),
    ...both(lang => {
      const { logo: title, ...text } = texts[lang].media;
      return pageWithFile(lang, text, { title, path: logo });
    }),
  ];
}

function pageWithFile(lang: Language, text: Text, { title, path }: { title: string; path: string }): Example {
  const file = { type: pageContent.name, title, kind: 'document', lang } as const;
  return {
    type: pageContent,
    form: { ...text, lang, inFooter: true },
    parts: [
      {
        path,
        prepare: (services, id, pdf) =>
          prepareItemFile(services, { ...file, id }, { actor: undefined, file: pdf }),
      },
    ],
  };
}

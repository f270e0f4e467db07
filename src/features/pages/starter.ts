import { join } from 'node:path';
import type { Example } from '#features/content/server/starter.ts';
import { prepareItemFile } from '#features/files/server/actions.ts';
import { languages } from '#shared/language.ts';
import { pageContent } from './server/content.ts';
import { bs } from './starter/bs.ts';
import { en } from './starter/en.ts';

const texts = { bs, en };
const membershipForm = join(import.meta.dirname, '../../../public/pristupnica.pdf');

/** A page for documents and one for the media, in both languages. */
export function pageExamples(): Example[] {
  const documents = languages.map((lang): Example => {
    const { form: title, ...form } = texts[lang].documents;
    const file = { type: pageContent.name, title, kind: 'document', lang } as const;
    return {
      type: pageContent,
      form: { ...form, lang, inFooter: true },
      parts: [
        {
          path: membershipForm,
          prepare: (services, id, pdf) =>
            prepareItemFile(services, { ...file, id }, { actor: undefined, file: pdf }),
        },
      ],
    };
  });
  return [
    ...documents,
    ...languages.map(lang => ({ type: pageContent, form: { ...texts[lang].media, lang, inFooter: true } })),
  ];
}

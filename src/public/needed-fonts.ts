import sansBosnian from '#ui/fonts/ibm-plex-sans-bs.woff2?url&no-inline';
import sansGreek from '#ui/fonts/ibm-plex-sans-greek.woff2?url&no-inline';
import sansLatin from '#ui/fonts/ibm-plex-sans-latin.woff2?url&no-inline';
import sansRare from '#ui/fonts/ibm-plex-sans-rare.woff2?url&no-inline';
import serifBosnian from '#ui/fonts/literata-bs.woff2?url&no-inline';
import serifBosnianItalic from '#ui/fonts/literata-bs-italic.woff2?url&no-inline';
import serifGreek from '#ui/fonts/literata-greek.woff2?url&no-inline';
import serifGreekItalic from '#ui/fonts/literata-greek-italic.woff2?url&no-inline';
import serifLatin from '#ui/fonts/literata-latin.woff2?url&no-inline';
import serifItalic from '#ui/fonts/literata-latin-italic.woff2?url&no-inline';
import serifRare from '#ui/fonts/literata-rare.woff2?url&no-inline';
import serifRareItalic from '#ui/fonts/literata-rare-italic.woff2?url&no-inline';

type Sign = { sign: RegExp; file: string; also?: readonly Omit<Sign, 'also'>[] };

const bosnian = 'ČčĆćĐđŠšŽž';
const rare = '¡-¦¨ª¬®¯´¶¸-º¼-ÄÆ-ÖØ-öø-ÿıŒœ';
const greek = '\\u0370-\\u03ff';

/** Characters with files of their own. The sans serif's is needed where one stands in an element that has attributes, which those of a text have not. */
const ofCharacters = (characters: string, serif: string, sans: string): Sign => ({
  sign: new RegExp(`[${characters}]`),
  file: serif,
  also: [{ sign: new RegExp(`<(?!h[1-6]|script)\\w+ [^>]*>[^<]*[${characters}]`), file: sans }],
});
const inItalics = (characters: string) => new RegExp(`<(?:em|cite|blockquote><p)\\b[^<]*[${characters}]`);

/** The files that only some texts need, by what tells it in a document; as in src/ui/fonts.css. */
const ofSomeTexts: readonly Sign[] = [
  {
    sign: /<(?:em|cite|blockquote)\b/,
    file: serifItalic,
    also: [
      { sign: inItalics(bosnian), file: serifBosnianItalic },
      { sign: inItalics(rare), file: serifRareItalic },
      { sign: inItalics(greek), file: serifGreekItalic },
    ],
  },
  ofCharacters(rare, serifRare, sansRare),
  ofCharacters(greek, serifGreek, sansGreek),
];

/** The files of fonts that every text needs, the panel's too, where names have Bosnian letters in any language. */
export const usualFonts = [sansLatin, sansBosnian, serifLatin, serifBosnian] as const;

/**
 * The files of fonts to load with a page, those first that most of its text needs. One that is only found by way of the
 * style sheet goes before all these, and mostly comes too late to be shown (docs/decisions/0051-home-footer-theme.md#late-fonts).
 */
export function neededFonts(html: string): string[] {
  const others = ofSomeTexts.flatMap(({ sign, file, also = [] }) => {
    if (!sign.test(html)) return [];
    return [file, ...also.filter(other => other.sign.test(html)).map(other => other.file)];
  });
  return [...usualFonts, ...others];
}

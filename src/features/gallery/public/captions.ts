import { type Language, languages, otherLanguage } from '#shared/language.ts';
import type { Album, GalleryImage } from '../contract.ts';

type AlbumTitles = Pick<Album, 'title' | 'title_en'>;

export type CaptionedImage = Omit<GalleryImage, 'title' | 'alt' | 'alt_en'> & {
  caption: string | undefined;
  alt: string;
  /** The caption's language, if it is not the reader's. */
  lang: Language | undefined;
};

/**
 * What an image shows is its caption, in the other language if nobody has said it in the reader's. Else its title is, or
 * it is named by its position.
 */
export function captioned(
  images: readonly GalleryImage[],
  language: Language,
  place: (position: number) => string,
): CaptionedImage[] {
  return images.map(({ title, alt, alt_en, ...image }, index) => {
    const [own, other] = language === 'en' ? [alt_en, alt] : [alt, alt_en];
    const caption = own || other || captionOf(title, language);
    const lang = !own && other ? otherLanguage(language) : undefined;
    return { ...image, caption, alt: caption ?? place(index + 1), lang };
  });
}

/** An image's title, without names that cameras and programs give. */
export function captionOf(title: string, language: Language): string | undefined {
  return isGivenByMachine(title) ? undefined : inLanguage(title, language);
}

export function withCaption(name: string, caption: string | undefined): string {
  return caption === undefined ? name : `${name}: ${caption}`;
}

export function albumTitle({ title, title_en }: AlbumTitles, language: Language): string {
  return (language === 'en' && title_en) || inLanguage(title, language);
}

/** The language of an album's shown title, if it is not the reader's. A title for both is in neither. */
export function albumTitleLanguage(album: AlbumTitles, language: Language): Language | undefined {
  const isTranslated = language === 'bs' || album.title_en || albumTitle(album, language) !== album.title;
  return isTranslated ? undefined : 'bs';
}

/**
 * Albums and images have one title for both languages. A title 'bosanski / english' is split if its halves
 * are plainly in the two languages; others ('Tuzla / Mostar') stay whole
 * (docs/decisions/0017-what-is-said-of-images.md).
 */
function inLanguage(title: string, language: Language): string {
  const halves = title.split(' / ').map(half => half.trim());
  const [first = '', second = ''] = halves;
  const isPair =
    halves.length === languages.length &&
    halves.every(half => /\S\s+\S/.test(half)) &&
    !englishWord.test(first) &&
    (englishWord.test(second) || englishSpelling.test(second)) &&
    !bosnian.test(second);
  return (isPair && halves[languages.indexOf(language)]) || title;
}

/** Common English words that do not exist in Bosnian. */
const englishWord = /(?<!\p{L})(?:the|of|and|with|for|from|by|how|our)(?!\p{L})/iu;
/** Spellings of English that Bosnian does not have. */
const englishSpelling = /ph|th|ck|ff|ll|ss|tt|y|ies(?!\p{L})/iu;
const bosnian = /[čćđšž]|(?<![\p{L}'’])(?:i|u|o|s|sa|k|na|za|od|do|iz|po|pri|kod|ili|dan)(?!\p{L})/iu;

/** Suffixes of file names: numbers, camera modes, marks of copies. */
const words = 'wa\\d+|burst\\d*|hdr|cover|mp|night|portrait|pano|collage|edited|copy|kopija';
const added = `(?:[ _.~-]+(?:\\d+|${words})|[ _.~-]*\\(\\d+\\))*`;

/** With at least four digits, or seven: 'p53' and 'DSC 2' may be real titles. */
const numbered = [
  '_?(?:img|dsc[nf]?|_?mg|mvimg|cimg|imgp|pict|pxl|gopr|dji|sam|hpim|wp|vid)[_-]?\\d{4,}',
  'p\\d{7}',
  '(?:img|fb_img|received|signal|photo)[_-]\\d[\\d_-]*',
  // Days, times, counters.
  '\\d[\\d\\s._-]*',
  '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  '(?:image|img|photo|picture|slika|foto|fotografija|scan|sken|untitled|unnamed|bez naslova)\\d*',
];
const numberedName = new RegExp(`^(?:${numbered.join('|')})${added}$`, 'i');
const programsName =
  /^(?:whatsapp (?:image|video)|viber[ _-](?:image|slika)|screen ?shot|snimak (?:ekrana|zaslona))(?!\p{L})/iu;

function isGivenByMachine(title: string): boolean {
  return numberedName.test(title) || programsName.test(title);
}
